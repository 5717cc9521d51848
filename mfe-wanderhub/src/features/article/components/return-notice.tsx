import { formatDate, type PostDetail, type Bookmark } from '@wanderwork/contracts';
import { Button, Row, Stack } from '@wanderwork/ui';
import { type RefObject, useState } from 'react';
import styled from 'styled-components';
import { findChangedFigures } from '../model/changed-figures';
import { findChangedSections } from '../model/changed-sections';
import { ChangesSinceVisit } from './changes-since-visit';

/** Progress from which an article counts as finished. */
const FINISHED_FROM = 0.95;

interface Props {
  post: PostDetail;
  /** The bookmark as it was when the article was opened. */
  lastVisit: Bookmark;
  text: RefObject<HTMLElement | null>;
}

/** Tells returning readers where they stopped and what changed since. */
export const ReturnNotice = ({ post, lastVisit, text }: Props) => {
  const [isDismissed, setIsDismissed] = useState(false);
  const sections = findChangedSections(post, lastVisit);
  const figures = findChangedFigures(post, lastVisit);
  const hasChanges = sections.length + figures.length > 0;
  const unfinishedProgress =
    lastVisit.progress !== null && lastVisit.progress < FINISHED_FROM ? lastVisit.progress : null;
  if (isDismissed || (!hasChanges && unfinishedProgress === null)) return null;

  const continueReading = (progress: number) => {
    if (!text.current) return;
    const { top, height } = text.current.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + progress * (height - window.innerHeight) });
    setIsDismissed(true);
  };
  return (
    <Note as="section" aria-label="Since your last visit" $gap={3}>
      {hasChanges && <ChangesSinceVisit lastVisit={lastVisit} figures={figures} sections={sections} />}
      {unfinishedProgress !== null && (
        <Row $justify="between">
          <span>
            You read {Math.round(unfinishedProgress * 100)}% of this on {formatDate(lastVisit.at)}.
          </span>
          <Button size="small" onClick={() => continueReading(unfinishedProgress)}>
            Continue reading
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
