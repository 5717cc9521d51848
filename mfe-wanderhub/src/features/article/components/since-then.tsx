import { dateWords, type PostDetail, type ShelfEntry } from '@wanderwork/contracts';
import { Button, Row, Stack } from '@wanderwork/ui';
import { type RefObject, useState } from 'react';
import styled from 'styled-components';
import { changedFigures } from '../model/changed-figures';
import { changedSections } from '../model/changed-sections';
import { ChangedSince } from './changed-since';

/** Nearer to the end there is nothing to go on with. */
const NEARLY_READ = 0.95;

interface Props {
  post: PostDetail;
  /** What was kept of it when it was opened. */
  before: ShelfEntry;
  text: RefObject<HTMLElement | null>;
}

/** For who comes back: where they were, and what reads otherwise since. */
export const SinceThen = ({ post, before, text }: Props) => {
  const [gone, setGone] = useState(false);
  const sections = changedSections(post, before);
  const figures = changedFigures(post, before);
  const isOther = sections.length + figures.length > 0;
  const unfinished = before.progress !== null && before.progress < NEARLY_READ ? before.progress : null;
  if (gone || (!isOther && unfinished === null)) return null;

  const goOn = (progress: number) => {
    if (!text.current) return;
    const { top, height } = text.current.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + progress * (height - window.innerHeight) });
    setGone(true);
  };
  return (
    <Note as="section" aria-label="Since you were here" $gap={3}>
      {isOther && <ChangedSince before={before} figures={figures} sections={sections} />}
      {unfinished !== null && (
        <Row $justify="between">
          <span>
            You had read {Math.round(unfinished * 100)}% of this on {dateWords(before.at)}.
          </span>
          <Button size="small" onClick={() => goOn(unfinished)}>
            Go on reading
          </Button>
        </Row>
      )}
    </Note>
  );
};

const Note = styled(Stack)`
  margin-bottom: var(--s5);
  padding: var(--s4);
  border: 1px solid var(--line);
  border-inline-start: 3px solid var(--ink);
  background: var(--water);
  font-size: var(--f-sm);

  @media print {
    display: none;
  }
`;
