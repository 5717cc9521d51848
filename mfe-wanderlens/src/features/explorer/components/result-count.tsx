import { useQuery } from '@tanstack/react-query';
import { type TotalIs } from '@wanderwork/contracts';
import { memo } from 'react';
import styled from 'styled-components';
import { formatTotal } from '../model/result-labels';
import { formatCount } from '../../../shared/format';
import { heroQuery } from '../../../shared/hero.query';

interface Props {
  /** The number of matches; null while unknown. */
  found: number | null;
  /** Set if `found` is not exact. */
  foundIs?: TotalIs;
}

/** `all` is the total number of cities; null if unknown. */
const describeCount = ({ found, foundIs }: Props, all: number | null): string => {
  if (found === null) return 'Loading cities';
  if (all !== null) return `${formatTotal(found, foundIs)} of ${formatCount(all)} cities`;
  return found === 1 ? '1 city' : `${formatTotal(found, foundIs)} cities`;
};

/** The number of matches, announced on change. A `status` role would replace the heading role. */
export const ResultCount = memo((props: Props) => {
  const { data: hero } = useQuery(heroQuery);
  return (
    <Count aria-live="polite" aria-atomic>
      {describeCount(props, hero?.cities ?? null)}
    </Count>
  );
});
ResultCount.displayName = 'ResultCount';

const Count = styled.h2`
  font-size: var(--f-lg);
`;
