import type { UseQueryResult } from '@tanstack/react-query';
import { isHalfRead, paths, type Bookmark, type Bookmarks } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Stack, TextLink } from '@wanderwork/ui';
import { BookmarkList, LoadError } from '@wanderwork/ui/lists';

/** The saved articles and those that were not read to the end. */
export const SavedArticles = ({ articles }: { articles: UseQueryResult<Bookmarks> }) => {
  const { data, isError, isFetching, refetch } = articles;
  return (
    <Stack as="section" $gap={4} aria-labelledby="saved-articles">
      <h2 id="saved-articles">Articles</h2>
      {data && <Lists entries={data.entries} />}
      {!data && isError && (
        <LoadError label="Your articles" busy={isFetching} onTryAgain={() => void refetch()} />
      )}
    </Stack>
  );
};

const Lists = ({ entries }: { entries: readonly Bookmark[] }) => {
  const saved = entries.filter((entry) => entry.saved);
  const started = entries.filter((entry) => !entry.saved && isHalfRead(entry));
  if (saved.length + started.length === 0)
    return (
      <p>
        No saved articles yet. Press “Save” on an article in{' '}
        <TextLink quiet as={AppLink} to={paths.web.wanderhub()}>
          WanderHub
        </TextLink>{' '}
        to keep it here.
      </p>
    );
  return (
    <Stack $gap={6}>
      {saved.length > 0 && <BookmarkList bookmarks={saved} linkAs={AppLink} />}
      {started.length > 0 && (
        <Stack $gap={3}>
          <h3>Continue reading</h3>
          <BookmarkList bookmarks={started} linkAs={AppLink} />
        </Stack>
      )}
    </Stack>
  );
};
