import { tierNames, type Tier } from '@wanderwork/contracts';
import { Icon, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { pointsOf, type PlanPoint } from '../model/capabilities';

const below = { free: null, pro: 'free', premium: 'pro' } as const;

/** What a plan adds to the one below it. What is not open yet says so: nobody pays for it unknowingly. */
export const PlanPoints = ({ tier }: { tier: Tier }) => {
  const points = pointsOf(tier);
  const smaller = below[tier];
  return (
    <Points role="list">
      {smaller && <Point words={`Everything in ${tierNames[smaller]}`} missing={null} />}
      {[...points]
        .sort((one, other) => Number(one.missing !== null) - Number(other.missing !== null))
        .map((point) => (
          <Point key={point.words} {...point} />
        ))}
    </Points>
  );
};

const Point = ({ words, missing }: PlanPoint) => (
  <li>
    <Icon name={missing === null ? 'check' : 'clock'} size={18} />
    <span>
      {words}
      {missing && (
        <Later>
          <VisuallyHidden>, </VisuallyHidden>
          {missing}
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
