import type { UseQueryResult } from '@tanstack/react-query';
import { formatDate, paths, type Bookmark, type Bookmarks } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Small, Stack, TextLink } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { isHalfRead } from '../../shared/half-read';

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
      {saved.length > 0 && <Entries entries={saved} />}
      {started.length > 0 && (
        <Stack $gap={3}>
          <h3>Continue reading</h3>
          <Entries entries={started} />
        </Stack>
      )}
    </Stack>
  );
};

const formatProgress = (entry: Bookmark): string => {
  if (entry.progress === null) return 'Unread';
  return isHalfRead(entry) ? `${Math.round(entry.progress * 100)}% read` : 'Finished';
};

const Entries = ({ entries }: { entries: readonly Bookmark[] }) => (
  <List role="list">
    {entries.map((entry) => (
      <li key={entry.slug}>
        <TextLink quiet as={AppLink} to={paths.web.post(entry.slug)}>
          {entry.title}
        </TextLink>
        <Small $quiet>
          {formatProgress(entry)}, {formatDate(entry.at)}
        </Small>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  border-top: 1px solid var(--line);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--s3);
    border-bottom: 1px solid var(--line);
  }

  a {
    font: 400 var(--f-md) / 1.3 var(--serif);
  }
`;
