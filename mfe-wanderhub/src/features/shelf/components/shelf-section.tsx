import { dateWords, paths, type ShelfEntry } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Container, Section, Small, Stack, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { useTakenPosts } from '../../../shared/offline/use-taken';
import { useShelf } from '../../../shared/shelf/use-shelf';
import { OfflineList } from './offline-list';

/** Beyond these one has moved on. */
const READ_SHOWN = 5;
const FINISHED = 0.95;

const isOpen = ({ saved, progress }: ShelfEntry) => !saved && progress !== null && progress < FINISHED;

const progressWords = ({ progress }: ShelfEntry): string => {
  if (progress === null) return 'not begun';
  return progress < FINISHED ? `${Math.round(progress * 100)}% read` : 'read';
};

/** What the reader saved, what they began and what they took offline; nothing for who did none of it. */
export const ShelfSection = () => {
  const entries = useShelf() ?? [];
  const saved = entries.filter((entry) => entry.saved);
  const begun = entries.filter(isOpen).slice(0, READ_SHOWN);
  const taken = useTakenPosts();
  if (saved.length + begun.length + taken.length === 0) return null;
  return (
    <Section $tight $rule="ink" aria-labelledby="shelf-title">
      <Container>
        <Stack $gap={5}>
          <h2 id="shelf-title">Your shelf</h2>
          <Lists>
            {saved.length > 0 && <List title="Saved" entries={saved} />}
            {begun.length > 0 && <List title="Begun" entries={begun} />}
            {taken.length > 0 && <OfflineList posts={taken} />}
          </Lists>
        </Stack>
      </Container>
    </Section>
  );
};

const List = ({ title, entries }: { title: string; entries: ShelfEntry[] }) => (
  <Stack $gap={3}>
    <h3>{title}</h3>
    <Entries role="list">
      {entries.map((entry) => (
        <li key={entry.slug}>
          <TextLink quiet as={AppLink} to={paths.web.post(entry.slug)}>
            {entry.title}
          </TextLink>
          <Small $quiet>
            {progressWords(entry)}, {dateWords(entry.at)}
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
