import { byDimension, dimensionKeys, type IrexWishes } from '@wanderwork/contracts';

/** Wishes that ask nothing: everybody's score is then the published one. */
export const neutralWishes: IrexWishes = {
  sliders: byDimension(() => 1),
  passport: null,
  clients: null,
  stay: null,
  budgetUsd: null,
};

export const asksNothing = ({ sliders, ...rest }: IrexWishes): boolean =>
  dimensionKeys.every((key) => sliders[key] === 1) && Object.values(rest).every((wish) => wish === null);
