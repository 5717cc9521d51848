import { type QuestBoardRow, type QuestCurvePart } from '@wanderwork/contracts';
import { Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { countPlayers, getShareBehind, toCurveBars, type CurveBar } from '../model/rank-curve';

interface Props {
  curve: readonly QuestCurvePart[];
  /** The player's own row, if the board has one. */
  own: QuestBoardRow | undefined;
}

/** How the points of all players are spread, and where the player stands. One score makes no curve. */
export const RankCurve = ({ curve, own }: Props) => {
  const players = countPlayers(curve);
  const bars = toCurveBars(curve);
  if (bars.length < 2) return null;
  const most = Math.max(...bars.map((bar) => bar.players));
  return (
    <Stack $gap={2} as="figure">
      <Bars aria-hidden>
        {bars.map((bar) => (
          <Bar
            key={bar.from}
            $own={isWithin(own, bar)}
            style={{ blockSize: `${(bar.players * 100) / most}%` }}
          />
        ))}
      </Bars>
      <Ends aria-hidden>
        <span>{whole.format(bars[0]!.from)}</span>
        <span>{whole.format(bars.at(-1)!.to)} points</span>
      </Ends>
      <Small as="figcaption" $quiet>
        {describeCurve(bars, players, own)}
      </Small>
    </Stack>
  );
};

const whole = new Intl.NumberFormat('en');

const isWithin = (own: QuestBoardRow | undefined, { from, to }: CurveBar): boolean =>
  own !== undefined && own.score >= from && own.score <= to;

const describeCurve = (
  bars: readonly CurveBar[],
  players: number,
  own: QuestBoardRow | undefined,
): string => {
  const fullest = bars.reduce((one, other) => (other.players > one.players ? other : one));
  const all = `${whole.format(players)} players. The largest group made ${whole.format(fullest.from)}–${whole.format(fullest.to)} points.`;
  const share = own?.rank ? getShareBehind(own.rank, players) : 0;
  return share === 0 ? all : `${all} You’re ahead of ${share}% of the others.`;
};

const Bars = styled.div`
  display: flex;
  gap: 2px;
  align-items: end;
  block-size: 96px;
  border-block-end: 1px solid var(--ink);
`;

/** An empty step keeps a hairline, so that the curve has no holes. */
const Bar = styled.span<{ $own: boolean }>`
  flex: 1;
  min-block-size: 1px;
  background: var(${({ $own }) => ($own ? '--red' : '--line-2')});
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: var(--f-cap);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`;
