import { FIRST_RULES } from '../rules/rules-versions.js';
import { type Rules } from '../rules/rules.js';
import { cardIndex } from './cards.js';

/** The cards that every First Week brings, each on the evening of a day. */
export const firstWeekScript = [
  ['week_page', 1],
  ['week_stairs', 2],
  ['week_napkin', 4],
  ['week_plug', 5],
  ['week_evening', 6],
] as const;

const promised: readonly number[] = firstWeekScript.flatMap(([id, day]) => [cardIndex(id), day]);

/** Promised cards with their days, as in `State.promised`; null without a script. */
export const getScript = ({ mode, version = FIRST_RULES }: Rules): readonly number[] | null =>
  mode === 'first_week' && version > FIRST_RULES ? promised : null;
