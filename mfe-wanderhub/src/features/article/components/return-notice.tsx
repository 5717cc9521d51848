import {
  formatDate,
  isHalfRead,
  type PostDetail,
  type Bookmark,
  BOOKMARK_FIGURES_MAX,
  BOOKMARK_SECTIONS_MAX,
} from '@wanderwork/contracts';
import { Button, Row, Stack } from '@wanderwork/ui';
import { type RefObject, useState, useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import {
  findChangedFigures,
  findChangedSections,
  type ChangedFigure,
  type ChangedSection,
} from '../model/changes-since-visit';
import { useBookmark } from '../../../shared/bookmarks/use-bookmarks';
import { getReadingProgress } from '../model/progress';

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
  const unfinishedProgress = isHalfRead(lastVisit) ? lastVisit.progress : null;
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

interface ChangesSinceVisitProps {
  lastVisit: Bookmark;
  figures: readonly ChangedFigure[];
  sections: readonly ChangedSection[];
}

const UNKNOWN_LABEL = 'not known';

const formatCount = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** `2 figures, 1 section`, without zero counts. */
const formatChanges = ({ figures, sections }: Pick<ChangesSinceVisitProps, 'figures' | 'sections'>): string =>
  [
    figures.length > 0 && formatCount(figures.length, 'figure'),
    sections.length > 0 && formatCount(sections.length, 'section'),
  ]
    .filter((part) => part !== false)
    .join(', ');

/** Lists the changed figures and sections, with links to them. */
const ChangesSinceVisit = ({ lastVisit, figures, sections }: ChangesSinceVisitProps) => (
  <div>
    <b>
      Changed since you read it on {formatDate(lastVisit.at)}: {formatChanges({ figures, sections })}
    </b>
    <Changes>
      {figures.map(({ id, name, words, was, anchor }) => (
        <li key={id}>
          <a href={`#${anchor}`}>{name}</a>: {words ?? UNKNOWN_LABEL}, was {was ?? UNKNOWN_LABEL}
        </li>
      ))}
      {sections.map(({ id, text }) => (
        <li key={id}>{id === null ? text : <a href={`#${id}`}>{text}</a>}</li>
      ))}
    </Changes>
  </div>
);

const Changes = styled.ul`
  margin: var(--s2) 0 0;
  padding-inline-start: 1.2em;
  overflow-wrap: anywhere;
`;

/** Less progress than this does not count as reading. */
const MIN_PROGRESS = 0.05;
/** Progress is saved in steps of this size. */
const PROGRESS_STEP = 0.05;

/** Saves the reading progress. Returns the bookmark as it was when the article was opened; undefined while loading. */
export const useLastVisit = (post: PostDetail, text: RefObject<HTMLElement | null>) => {
  const { entry, change } = useBookmark(post);
  const [lastVisit, setLastVisit] = useState<Bookmark | null>();
  if (lastVisit === undefined && entry !== undefined) setLastVisit(entry);
  const isLoaded = lastVisit !== undefined;

  const saveProgress = useEffectEvent((progress: number) => {
    const figures = (post.figures ?? [])
      .slice(0, BOOKMARK_FIGURES_MAX)
      .map(({ id, words }) => ({ id, words }));
    void change({ progress, sections: post.sections.slice(0, BOOKMARK_SECTIONS_MAX), figures });
  });
  useEffect(() => {
    if (!isLoaded) return;
    let savedProgress = 0;
    const handleScrollEnd = () => {
      if (!text.current) return;
      const { top, height } = text.current.getBoundingClientRect();
      const progress = getReadingProgress({ top, height, windowHeight: window.innerHeight });
      if (progress < MIN_PROGRESS || Math.abs(progress - savedProgress) < PROGRESS_STEP) return;
      savedProgress = progress;
      saveProgress(Math.round(progress * 1000) / 1000);
    };
    window.addEventListener('scrollend', handleScrollEnd);
    return () => window.removeEventListener('scrollend', handleScrollEnd);
  }, [isLoaded, text]);
  return lastVisit;
};
