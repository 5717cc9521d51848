import { Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { type OwnScore } from './own-order';

const decimalFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const formatHours = (value: number): string => `${decimalFormat.format(value)} h`;

interface Props {
  own: OwnScore;
  published: number;
}

/** "Published 84", below the dial of the own score, and the hours shared with clients, if any. */
export const OwnScoreLine = ({ own, published }: Props) => (
  <Line $quiet>
    {own.overlap !== null && <span>{formatHours(own.overlap)} shared</span>}
    <span>Published {Math.round(published)}</span>
  </Line>
);

const Line = styled(Small)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s3);
  justify-content: space-between;
  margin-top: var(--s1);

  > :last-child {
    margin-inline-start: auto;
  }
`;
