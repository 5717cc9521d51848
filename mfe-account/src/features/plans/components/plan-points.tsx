import { tierNames, type Tier } from '@wanderwork/contracts';
import { Icon } from '@wanderwork/ui';
import styled from 'styled-components';
import { getPoints } from '../model/capabilities';

const tierBelow = { free: null, pro: 'free', premium: 'pro' } as const;

/** What a plan adds to the one below it. */
export const PlanPoints = ({ tier }: { tier: Tier }) => {
  const lowerTier = tierBelow[tier];
  const points = getPoints(tier);
  return (
    <Points role="list">
      {(lowerTier ? [`Everything in ${tierNames[lowerTier]}`, ...points] : points).map((label) => (
        <li key={label}>
          <Icon name="check" size={18} />
          <span>{label}</span>
        </li>
      ))}
    </Points>
  );
};

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
