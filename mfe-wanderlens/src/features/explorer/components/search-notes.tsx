import { type SearchAnswer } from '@wanderwork/contracts';
import { Icon, Small, Stack, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';

const describeUnderstood = ({ understood }: SearchAnswer): string =>
  understood.length === 0 ? '' : `Understood: ${understood.map(({ label }) => label).join('; ')}.`;

/** Notes on the query: contradictions, and what was not understood and why. */
export const SearchNotes = ({ reading }: { reading: SearchAnswer }) => {
  const { notUnderstood, contradictions } = reading;
  return (
    <div role="status">
      <VisuallyHidden>{describeUnderstood(reading)}</VisuallyHidden>
      {(notUnderstood.length > 0 || contradictions.length > 0) && (
        <Notes as="ul" role="list" $gap={1}>
          {contradictions.map(({ ids, words }) => (
            <Note key={ids.join(' ')}>
              <Icon name="triangle-alert" size={16} /> <Small as="span">{words}</Small>
            </Note>
          ))}
          {notUnderstood.map(({ text, start, why }) => (
            <Note key={start}>
              <Icon name="info" size={16} />{' '}
              <Small as="span">
                Not understood: “<bdi>{text}</bdi>”.{why && ` ${why}`}
              </Small>
            </Note>
          ))}
        </Notes>
      )}
    </div>
  );
};

const Notes = styled(Stack)`
  margin-bottom: var(--s3);
`;

const Note = styled.li`
  display: flex;
  gap: var(--s2);
  align-items: baseline;
  color: var(--ink-2);

  svg {
    flex: none;
    translate: 0 2px;
  }
`;
