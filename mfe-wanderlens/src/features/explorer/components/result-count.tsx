import { type TotalIs } from '@wanderwork/contracts';
import styled from 'styled-components';
import { formatTotal } from '../../../shared/format-total';
import { formatCount } from '../../../shared/format';

interface Props {
  /** How many fit; null while that is not known yet. */
  found: number | null;
  /** Where `found` was not counted to the last. */
  foundIs?: TotalIs;
  /** How many the atlas holds; null when that is not known. */
  all: number | null;
}

const words = ({ found, foundIs, all }: Props): string => {
  if (found === null) return 'Looking through the atlas';
  if (all !== null) return `${formatTotal(found, foundIs)} of ${formatCount(all)} cities`;
  return found === 1 ? '1 city' : `${formatTotal(found, foundIs)} cities`;
};

/** How many cities fit; said aloud when it changes. Not a `status`: that role would take the heading its name. */
export const ResultCount = (props: Props) => (
  <Count aria-live="polite" aria-atomic>
    {words(props)}
  </Count>
);

const Count = styled.h2`
  font-size: var(--f-lg);
`;
