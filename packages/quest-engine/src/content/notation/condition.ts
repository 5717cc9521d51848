import { type PersonId } from '../../people.js';
import { continents } from '../../world/cities.js';
import { type Condition, type Figure, type GearId } from '../card.js';

type Comparison = '<' | '<=' | '>' | '>=';

/** A condition as writers spell it: `'nights >= 5'`, `'has jacket'`, `'bond ana >= 2'`, `'in Europe'`. */
type ConditionText =
  | `${Figure} ${Comparison} ${number}`
  | `has ${GearId}`
  | `flag ${string}`
  | `bond ${PersonId} >= ${number}`
  | `in ${(typeof continents)[number]}`
  | 'at a hub'
  | 'away from hubs';

export type ConditionNote = ConditionText | Condition;

const parseComparison = ([figure, op, value]: readonly string[]): Condition => ({
  figure: figure as Figure,
  op: op as Comparison,
  value: Number(value),
});

const parseText = (text: ConditionText): Condition => {
  const [kind, ...rest] = text.split(' ') as [string, ...string[]];
  switch (kind) {
    case 'has':
      return { gear: rest[0] as GearId };
    case 'flag':
      return { flag: rest[0]! };
    case 'bond':
      return { bond: rest[0] as PersonId, atLeast: Number(rest[2]) };
    case 'in':
      return { continent: (continents as readonly string[]).indexOf(rest.join(' ')) };
    case 'at':
    case 'away':
      return { hub: kind === 'at' };
    default:
      return parseComparison([kind, ...rest]);
  }
};

export const toCondition = (note: ConditionNote): Condition =>
  typeof note === 'string' ? parseText(note) : note;

export const all = (...notes: ConditionNote[]): Condition => ({ all: notes.map(toCondition) });
export const any = (...notes: ConditionNote[]): Condition => ({ any: notes.map(toCondition) });
export const not = (note: ConditionNote): Condition => ({ not: toCondition(note) });

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** Any of these months. */
export const months = (...names: (typeof monthNames)[number][]): Condition => ({
  months: names.map((name) => monthNames.indexOf(name)),
});
