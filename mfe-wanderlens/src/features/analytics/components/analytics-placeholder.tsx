import { Skeleton, media } from '@wanderwork/ui';
import styled from 'styled-components';

/** In pixels, on a phone and above: what comes for whoever may see all of it, and the gate. */
const FULL_HEIGHTS_PX = [3100, 2280] as const;
const GATE_HEIGHTS_PX = [1400, 980] as const;

/** The room of a city's analytics until they are there: about as high as they are, so that nothing beneath is pushed away. */
export const AnalyticsPlaceholder = ({ isFull }: { isFull: boolean }) => (
  <Placeholder $heights={isFull ? FULL_HEIGHTS_PX : GATE_HEIGHTS_PX} />
);

const Placeholder = styled(Skeleton)<{ $heights: readonly [phone: number, above: number] }>`
  height: ${({ $heights: [phone] }) => phone}px;

  ${media.tablet} {
    height: ${({ $heights: [, above] }) => above}px;
  }
`;
