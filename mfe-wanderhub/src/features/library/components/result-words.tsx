import { type LibraryPage } from '@wanderwork/contracts';
import { Small, VisuallyHidden } from '@wanderwork/ui';
import { isWhole, type LibraryFilters } from '../model/library-filters';

interface Props {
  page: LibraryPage;
  filters: LibraryFilters;
}

const count = ({ total, totalIs }: LibraryPage): string => {
  if (totalIs === 'over') return `More than ${total} guides`;
  return total === 1 ? '1 guide' : `${total} guides`;
};

/** Where a subject or a category is chosen, too, the words may well stand in another guide. */
const Nothing = ({ q, ...chosen }: LibraryFilters) => {
  const none = isWhole({ q: '', ...chosen }) ? 'No guide' : 'No guide of what is chosen';
  if (q === '') return `${none} yet.`;
  return (
    <>
      {none} has “<bdi>{q}</bdi>”.
    </>
  );
};

/** How many there are, and how the words were read: said aloud when it changes, and seen where something was asked for. */
export const ResultWords = ({ page, filters: { q, ...filters } }: Props) => {
  if (isWhole({ q, ...filters }))
    return (
      <VisuallyHidden as="p" role="status">
        {count(page)}
      </VisuallyHidden>
    );
  if (page.total === 0)
    return (
      <Small as="p" $quiet role="status">
        <Nothing q={q} {...filters} />
      </Small>
    );
  return (
    <Small as="p" $quiet role="status">
      {count(page)}
      {q !== '' && page.corrected !== null && (
        <>
          {' '}
          with “<bdi>{page.corrected}</bdi>”. Nothing has “<bdi>{q}</bdi>”.
        </>
      )}
      {q !== '' && page.corrected === null && page.allWords && (
        <>
          {' '}
          with “<bdi>{q}</bdi>”
        </>
      )}
      {q !== '' && !page.allWords && (
        <>{page.corrected === null && '.'} None has all of these words, each has some.</>
      )}
    </Small>
  );
};
