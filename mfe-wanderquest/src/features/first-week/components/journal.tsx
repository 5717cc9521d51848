import { Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { sentenceOf } from '../model/journal-words';
import { filled } from '../model/filled';
import { type Week } from '../model/use-week';

/** What has been, a line for each thing done; what comes new is read out. */
export const Journal = ({ week }: { week: Week }) => (
  <Side aria-labelledby="journal-title">
    <h2 id="journal-title">Journal</h2>
    <Log role="log" aria-labelledby="journal-title" tabIndex={0}>
      {week.journal.length === 0 && <p>Nothing yet. Your week begins with a day of work.</p>}
      {week.journal.map((entries, at) => {
        const sentences = entries.flatMap((entry) => sentenceOf(entry) ?? []);
        return sentences.length === 0 ? null : <p key={at}>{filled(week.state, sentences.join(' '))}</p>;
      })}
    </Log>
  </Side>
);

const Side = styled(Stack).attrs({ as: 'section', $gap: 3 })`
  h2 {
    font-size: var(--f-lg);
  }
`;

const Log = styled.div`
  display: grid;
  gap: var(--s3);
  max-block-size: 480px;
  overflow-y: auto;
  padding-inline-start: var(--s4);
  border-inline-start: 1px solid var(--line);
  font-size: var(--f-cap);
  color: var(--ink-2);
`;
