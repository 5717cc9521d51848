import { Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { type OwnScore } from './own-order';

const decimalFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const formatHours = (value: number): string => `${decimalFormat.format(value)} h`;

interface Props {
  own: OwnScore;
  published: number;
}

/** "Yours 88 · published 84", and the hours shared with clients, if any. */
export const OwnScoreLine = ({ own, published }: Props) => (
  <Line $quiet>
    <span>
      Yours <b>{Math.round(own.score)}</b> · published {Math.round(published)}
    </span>
    {own.overlap !== null && <span>{formatHours(own.overlap)} shared</span>}
  </Line>
);

const Line = styled(Small)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s3);
  justify-content: space-between;
  margin-top: var(--s3);

  b {
    font: 400 1.375rem / 1 var(--serif);
    color: var(--ink);
  }
`;
