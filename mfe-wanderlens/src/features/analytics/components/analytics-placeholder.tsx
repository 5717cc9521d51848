import { Skeleton, media } from '@wanderwork/ui';
import styled from 'styled-components';

/** Heights on phones and on wider screens: the full analytics, and the gate. */
const FULL_HEIGHTS_PX = [3100, 2280] as const;
const GATE_HEIGHTS_PX = [575, 410] as const;

/** Reserves about the height of a city's analytics, so that the page below does not jump. */
export const AnalyticsPlaceholder = ({ isFull }: { isFull: boolean }) => (
  <Placeholder $heights={isFull ? FULL_HEIGHTS_PX : GATE_HEIGHTS_PX} />
);

const Placeholder = styled(Skeleton)<{ $heights: readonly [phone: number, above: number] }>`
  height: ${({ $heights: [phone] }) => phone}px;

  ${media.tablet} {
    height: ${({ $heights: [, above] }) => above}px;
  }
`;
