import { QUEST_CURVE_STEP, type QuestCurvePart } from '@wanderwork/contracts';

/** A bar of the curve; `from` and `to` are points. */
export interface CurveBar {
  from: number;
  to: number;
  players: number;
}

const MAX_BARS = 24;
const { ceil, floor } = Math;

/** The scores of a board as at most 24 equally wide bars without gaps, lowest first. */
export const toCurveBars = (curve: readonly QuestCurvePart[]): readonly CurveBar[] => {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return [];
  const steps = (last.from - first.from) / QUEST_CURVE_STEP + 1;
  const width = ceil(steps / MAX_BARS) * QUEST_CURVE_STEP;
  const bars = Array.from({ length: ceil((steps * QUEST_CURVE_STEP) / width) }, (_, at) => {
    const from = first.from + at * width;
    return { from, to: from + width - 1, players: 0 };
  });
  for (const { from, players } of curve) bars[floor((from - first.from) / width)]!.players += players;
  return bars;
};

export const countPlayers = (curve: readonly QuestCurvePart[]): number =>
  curve.reduce((sum, { players }) => sum + players, 0);

/** The percentage of the other players that a rank leaves behind. */
export const getShareBehind = (rank: number, players: number): number =>
  floor(((players - rank) * 100) / (players - 1));
