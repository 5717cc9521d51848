import { type Meter } from '../../meters.js';
import { type PersonId } from '../../people.js';
import { type Effect, type Figure, type GearId, type Weight } from '../card.js';

type Amount =
  Meter | 'cash' | 'medical' | 'insured' | 'cityDays' | 'wonder' | 'lag' | 'units' | 'prepaid' | 'lose';

/** What an outcome changes, in this order: `{ cash: -1_500, bond: { ana: 1 }, later: { ana_2: 24 } }`. See `Effect`. */
export type EffectNotes = Partial<Record<Amount, number>> & {
  flag?: string;
  gear?: GearId;
  loseGear?: GearId | 'any';
  bond?: Partial<Record<PersonId, number>>;
  /** Cards that come later, each after a number of days. */
  later?: Readonly<Record<string, number>>;
  lead?: true;
  inWriting?: true;
  wish?: true;
};

export const toEffects = (notes: EffectNotes): readonly Effect[] =>
  Object.entries(notes).flatMap(([kind, value]) => {
    if (value === true) return [[kind]];
    if (typeof value !== 'object') return [[kind, value]];
    return Object.entries(value).map(([name, amount]) => [kind, name, amount]);
  }) as unknown as readonly Effect[];

/** `'50 + reputation / 2'` is 50 and one for every 2 of reputation. */
export type WeightNote = Weight | `${number} + ${Figure} / ${number}`;

export const toWeight = (note: WeightNote): Weight => {
  if (typeof note !== 'string') return note;
  const [base, , figure, , divisor] = note.split(' ');
  return { base: Number(base), figure: figure as Figure, divisor: Number(divisor) };
};
