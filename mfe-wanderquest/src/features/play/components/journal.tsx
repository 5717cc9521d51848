import { Button, Stack } from '@wanderwork/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Game } from '../model/play-state';
import { useCardTexts, useSceneTexts } from '../model/card-texts';
import { writeParagraph } from '../model/text/journal-text';

const MAX_SHOWN = 40;

/** The journal: one paragraph per action. Screen readers announce new ones. */
export const Journal = ({ game: { chapters } }: { game: Game }) => {
  const texts = useCardTexts();
  const ofDays = useSceneTexts();
  const [all, setAll] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [chapters, texts, ofDays]);
  const from = all ? 0 : Math.max(0, chapters.length - MAX_SHOWN);
  const paragraphs = chapters
    .map((chapter, at) => ({
      at,
      day: chapter.day,
      words: at < from ? '' : writeParagraph(chapter, texts, ofDays),
    }))
    .filter(({ words }) => words);
  return (
    <Side aria-labelledby="journal-title">
      <h2 id="journal-title">Journal</h2>
      {from > 0 && (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            Show {from} earlier entries
          </Button>
        </div>
      )}
      <Log ref={log} role="log" aria-labelledby="journal-title" tabIndex={0}>
        {chapters.every(({ entries }) => entries.length === 0) && (
          <p>Nothing yet. The first line is yours.</p>
        )}
        {paragraphs.map(({ at, day, words }, place) => (
          <p key={at}>
            {paragraphs[place - 1]?.day !== day && <b>Day {day + 1}. </b>}
            {words}
          </p>
        ))}
      </Log>
    </Side>
  );
};

const Side = styled(Stack).attrs({ as: 'section', $gap: 3 })`
  h2 {
    font-size: var(--f-lg);
  }
`;

const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s3);
  max-block-size: 520px;
  padding-inline-start: var(--s4);
  border-inline-start: 1px solid var(--line);
  font-size: var(--f-sm);
  color: var(--ink-2);
  overflow-y: auto;
`;
