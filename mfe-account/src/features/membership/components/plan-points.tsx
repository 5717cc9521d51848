import { type Tier } from '@wanderwork/contracts';
import { Icon, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { pointsOf } from '../model/capabilities';
import { tierNames } from '../../../shared/plan-words';

const below = { free: null, pro: 'free', premium: 'pro' } as const;

/** What a plan adds to the one below it. What is not open yet says so: nobody pays for it unknowingly. */
export const PlanPoints = ({ tier }: { tier: Tier }) => {
  const points = pointsOf(tier);
  const smaller = below[tier];
  return (
    <Points role="list">
      {smaller && <Point words={`Everything in ${tierNames[smaller]}`} open />}
      {[...points]
        .sort((one, other) => Number(other.open) - Number(one.open))
        .map((point) => (
          <Point key={point.words} {...point} />
        ))}
    </Points>
  );
};

const Point = ({ words, open }: { words: string; open: boolean }) => (
  <li>
    <Icon name={open ? 'check' : 'clock'} size={18} />
    <span>
      {words}
      {!open && (
        <Later>
          <VisuallyHidden>, </VisuallyHidden>once it opens
        </Later>
      )}
    </span>
  </li>
);

const Points = styled.ul`
  display: grid;
  gap: var(--s2);
  align-content: start;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s3);
  }

  svg {
    margin-top: 2px;
  }
`;

const Later = styled.span`
  display: block;
  font-size: var(--f-sm);
  color: var(--ink-3);
`;
