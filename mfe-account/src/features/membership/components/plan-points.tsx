import { tierNames, type Tier } from '@wanderwork/contracts';
import { Icon, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { getPoints, type PlanPoint } from '../model/capabilities';

const tierBelow = { free: null, pro: 'free', premium: 'pro' } as const;

/**
 * What a plan adds to the one below it. Features that aren't open yet say so, so that nobody pays for them unknowingly.
 */
export const PlanPoints = ({ tier }: { tier: Tier }) => {
  const points = getPoints(tier);
  const lowerTier = tierBelow[tier];
  return (
    <Points role="list">
      {lowerTier && <Point label={`Everything in ${tierNames[lowerTier]}`} missing={null} />}
      {[...points]
        .sort((one, other) => Number(one.missing !== null) - Number(other.missing !== null))
        .map((point) => (
          <Point key={point.label} {...point} />
        ))}
    </Points>
  );
};

const Point = ({ label, missing }: PlanPoint) => (
  <li>
    <Icon name={missing === null ? 'check' : 'clock'} size={18} />
    <span>
      {label}
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
