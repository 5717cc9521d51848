import { formatDate, paths, type Bookmark } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Container, Section, Small, Stack, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { useOfflinePosts } from '../../../shared/offline/use-offline-posts';
import { useBookmarks } from '../../../shared/bookmarks/use-bookmarks';
import { OfflineList } from './offline-list';

/** Only the most recent unfinished articles are shown. */
const MAX_UNFINISHED = 5;
const FINISHED_FROM = 0.95;

const isUnfinished = ({ saved: savedEntries, progress }: Bookmark) =>
  !savedEntries && progress !== null && progress < FINISHED_FROM;

const formatProgress = ({ progress }: Bookmark): string => {
  if (progress === null) return 'Unread';
  return progress < FINISHED_FROM ? `${Math.round(progress * 100)}% read` : 'Finished';
};

/** Saved, unfinished and offline articles; renders nothing if there are none. */
export const BookmarksSection = () => {
  const entries = useBookmarks() ?? [];
  const savedEntries = entries.filter((entry) => entry.saved);
  const unfinishedEntries = entries.filter(isUnfinished).slice(0, MAX_UNFINISHED);
  const offlinePosts = useOfflinePosts();
  if (savedEntries.length + unfinishedEntries.length + offlinePosts.length === 0) return null;
  return (
    <Section $tight $rule="ink" aria-labelledby="shelf-title">
      <Container>
        <Stack $gap={5}>
          <h2 id="shelf-title">Your bookmarks</h2>
          <Lists>
            {savedEntries.length > 0 && <List title="Saved" entries={savedEntries} />}
            {unfinishedEntries.length > 0 && <List title="Continue reading" entries={unfinishedEntries} />}
            {offlinePosts.length > 0 && <OfflineList posts={offlinePosts} />}
          </Lists>
        </Stack>
      </Container>
    </Section>
  );
};

const List = ({ title, entries }: { title: string; entries: Bookmark[] }) => (
  <Stack $gap={3}>
    <h3>{title}</h3>
    <Entries role="list">
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
    </Entries>
  </Stack>
);

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--s6);
  align-items: start;
`;

const Entries = styled.ul`
  display: grid;
  gap: var(--s3);
`;
