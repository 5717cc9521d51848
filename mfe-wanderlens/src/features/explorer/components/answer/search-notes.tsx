import { joinNames, type NotUnderstood, type SearchAnswer } from '@wanderwork/contracts';
import { Icon, Small, Stack, VisuallyHidden } from '@wanderwork/ui';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLocalText } from '../../../../shared/use-local-text';
import { splitVerdict } from '../../model/verdict';

const describeUnderstood = ({ understood }: SearchAnswer): string =>
  understood.length === 0 ? '' : `Understood: ${understood.map(({ label }) => label).join('; ')}.`;

/** "Medellín: Fine for video calls. Colombia is rated “Moderate”: 55 of 100 on our index of country figures." */
const describeAnswer = ({ place }: SearchAnswer): string =>
  place
    ? ` ${place.city.name}: ${place.answers.map(({ topic, verdict }) => `${splitVerdict(topic, verdict).heading}.`).join(' ')}`
    : '';

/** Words that share a reason are named together. */
const groupByReason = (words: readonly NotUnderstood[]): [why: string | null, texts: string[]][] => {
  const groups = new Map<string | null, string[]>();
  for (const { why, text } of words) groups.set(why, [...(groups.get(why) ?? []), text]);
  return [...groups];
};

interface Props {
  reading: SearchAnswer;
  /** The notes belong to the previous search: they only keep their space until the next answer. */
  isStale: boolean;
}

/** Notes on the query: contradictions, and in one line what was not understood and why. */
export const SearchNotes = ({ reading, isStale }: Props) => {
  const toLocal = useLocalText();
  const { understood, notUnderstood, contradictions, ranking } = reading;
  return (
    <Root role="status" aria-busy={isStale}>
      <VisuallyHidden>{toLocal(`${describeUnderstood(reading)}${describeAnswer(reading)}`)}</VisuallyHidden>
      {(notUnderstood.length > 0 || contradictions.length > 0) && (
        <Notes as="ul" role="list" $gap={1}>
          {contradictions.map(({ ids, words }) => (
            <Note key={ids.join(' ')} icon="triangle-alert">
              {toLocal(words)}
            </Note>
          ))}
          {notUnderstood.length > 0 && (
            <Note icon="info">
              {groupByReason(notUnderstood).map(([why, texts]) => (
                <Fragment key={why}>
                  {why === null ? 'We didn’t understand ' : 'About '}
                  <bdi>{joinNames(texts.map((text) => `“${text}”`))}</bdi>
                  {why === null ? '. ' : `: ${toLocal(why)} `}
                </Fragment>
              ))}
              {understood.length === 0 && `Here are all cities. ${ranking.label}.`}
            </Note>
          )}
        </Notes>
      )}
    </Root>
  );
};

const Note = ({ icon, children }: { icon: 'info' | 'triangle-alert'; children: ReactNode }) => (
  <NoteLine>
    <Icon name={icon} size={16} /> <Small as="span">{children}</Small>
  </NoteLine>
);

/** Keeping the space avoids a layout shift. */
const Root = styled.div`
  &[aria-busy='true'] {
    visibility: hidden;
  }
`;

const Notes = styled(Stack)`
  margin-bottom: var(--s3);
`;

const NoteLine = styled.li`
  display: flex;
  gap: var(--s2);
  align-items: baseline;
  color: var(--ink-2);

  svg {
    flex: none;
    translate: 0 2px;
  }
`;
