import { type IrexWishes } from '@wanderwork/contracts';
import { asksNothing, neutralWishes } from '@wanderwork/irex';

/** A kind of wish: what is set together. */
export type WishKind = keyof IrexWishes;

/** How many points one wish moves a city's score, the others staying as they are. */
export interface WishEffect {
  kind: WishKind;
  points: number;
}

const kinds: readonly WishKind[] = ['sliders', 'passport', 'clients', 'stay', 'budgetUsd'];

/** Points smaller than this round to nothing. */
const LEAST = 0.05;

/** What each wish does to the score, the largest part first: the score with it less the score without it. */
export const wishEffects = (wishes: IrexWishes, score: (wishes: IrexWishes) => number): WishEffect[] => {
  const whole = score(wishes);
  return kinds
    .map((kind) => ({ kind, without: { ...wishes, [kind]: neutralWishes[kind] } }))
    .filter(({ kind }) => !asksNothing({ ...neutralWishes, [kind]: wishes[kind] }))
    .map(({ kind, without }) => ({ kind, points: whole - score(without) }))
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
};
