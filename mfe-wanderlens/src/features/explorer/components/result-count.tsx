import styled from 'styled-components';
import { formatCount } from '../../../shared/format';

interface Props {
  /** How many fit; null while that is not known yet. */
  found: number | null;
  /** How many the atlas holds; null when that is not known. */
  all: number | null;
}

const words = ({ found, all }: Props): string => {
  if (found === null) return 'Looking through the atlas';
  if (all !== null) return `${formatCount(found)} of ${formatCount(all)} cities`;
  return found === 1 ? '1 city' : `${formatCount(found)} cities`;
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
