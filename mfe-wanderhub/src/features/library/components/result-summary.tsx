import { type LibraryPage } from '@wanderwork/contracts';
import { Small, VisuallyHidden } from '@wanderwork/ui';
import { isUnfiltered, type LibraryFilters } from '../model/library-filters';

interface Props {
  page: LibraryPage;
  filters: LibraryFilters;
}

const formatTotal = ({ total, totalIs }: LibraryPage): string => {
  if (totalIs === 'over') return `More than ${total} guides`;
  return total === 1 ? '1 guide' : `${total} guides`;
};

/** Where a subject or a category is chosen, too, the words may well stand in another guide. */
const NoResultText = ({ q, ...filters }: LibraryFilters) => {
  const noGuide = isUnfiltered({ q: '', ...filters }) ? 'No guide' : 'No guide of what is chosen';
  if (q === '') return `${noGuide} yet.`;
  return (
    <>
      {noGuide} has “<bdi>{q}</bdi>”.
    </>
  );
};

/** How many there are, and how the words were read: said aloud when it changes, and seen where something was asked for. */
export const ResultSummary = ({ page, filters: { q, ...filters } }: Props) => {
  if (isUnfiltered({ q, ...filters }))
    return (
      <VisuallyHidden as="p" role="status">
        {formatTotal(page)}
      </VisuallyHidden>
    );
  if (page.total === 0)
    return (
      <Small as="p" $quiet role="status">
        <NoResultText q={q} {...filters} />
      </Small>
    );
  return (
    <Small as="p" $quiet role="status">
      {formatTotal(page)}
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
