import { Banner, Button, Row, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Draft } from '../model/draft';
import { formatClock, getTitle } from '../model/post-labels';
import { useDraftState } from './use-draft';

/** Shows both texts after a save conflict. The one that is not chosen stays in the version history. */
export const ConflictBanner = ({ draft }: { draft: Draft }) => {
  const { theirs, words } = useDraftState(draft, (state) => state);
  if (!theirs) return null;
  const editor = theirs.savedBy ?? 'Someone';
  return (
    <Banner tone="warn" role="alert" title="This post was changed elsewhere.">
      <Stack $gap={4}>
        <p>
          {editor} saved it at {formatClock(theirs.savedAt)}, in another tab or on another device. Choose
          which text to keep. The other one stays in the version history.
        </p>
        <TextColumns>
          <TextColumn title="Yours" words={words} />
          <TextColumn title="Saved elsewhere" words={theirs.words} />
        </TextColumns>
        <Row $gap={2}>
          <Button variant="ink" onClick={() => void draft.resolve(true)}>
            Keep mine
          </Button>
          <Button onClick={() => void draft.resolve(false)}>Use the other version</Button>
        </Row>
      </Stack>
    </Banner>
  );
};

const TextColumn = ({ title, words }: { title: string; words: { title: string; content: string } }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <pre tabIndex={0}>
      <bdi>
        {getTitle(words)}
        {'\n\n'}
        {words.content}
      </bdi>
    </pre>
  </section>
);

const TextColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--s4);

  h2 {
    margin-bottom: var(--s2);
    font: 600 var(--f-sm) / 1.3 var(--sans);
  }

  pre {
    max-height: 220px;
    padding: var(--s3);
    overflow: auto;
    border: 1px solid var(--line-2);
    border-radius: var(--r1);
    background: var(--sheet);
    font: 400 var(--f-sm) / 1.5 var(--sans);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
