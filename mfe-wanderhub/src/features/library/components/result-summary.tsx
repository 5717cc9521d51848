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

/** With a topic or category selected, the words may still match guides outside it. */
const NoResultText = ({ q, ...filters }: LibraryFilters) => {
  if (q === '') return 'No guides yet.';
  return (
    <>
      No guides match “<bdi>{q}</bdi>”{!isUnfiltered({ q: '', ...filters }) && ' with these filters'}.
    </>
  );
};

/**
 * The number of results and the corrected query. Screen readers announce it; it is visible only for a search or filter.
 */
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
          for “<bdi>{page.corrected}</bdi>”. No results for “<bdi>{q}</bdi>”.
        </>
      )}
      {q !== '' && page.corrected === null && page.allWords && (
        <>
          {' '}
          for “<bdi>{q}</bdi>”
        </>
      )}
      {q !== '' && !page.allWords && (
        <>{page.corrected === null && '.'} None has all your words. Each has some of them.</>
      )}
    </Small>
  );
};
