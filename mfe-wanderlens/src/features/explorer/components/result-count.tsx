import { useQuery } from '@tanstack/react-query';
import { type TotalIs } from '@wanderwork/contracts';
import { memo } from 'react';
import styled from 'styled-components';
import { formatTotal } from '../../../shared/format-total';
import { formatCount } from '../../../shared/format';
import { heroQuery } from '../../../shared/hero.query';

interface Props {
  /** How many fit; null while that is not known yet. */
  found: number | null;
  /** Where `found` was not counted to the last. */
  foundIs?: TotalIs;
}

/** `all` is how many the atlas holds; null when that is not known. */
const describeCount = ({ found, foundIs }: Props, all: number | null): string => {
  if (found === null) return 'Loading cities';
  if (all !== null) return `${formatTotal(found, foundIs)} of ${formatCount(all)} cities`;
  return found === 1 ? '1 city' : `${formatTotal(found, foundIs)} cities`;
};

/** How many cities fit; said aloud when it changes. Not a `status`: that role would take the heading its name. */
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
