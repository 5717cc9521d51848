import { dimensionKeys, type IrexSliders, type IrexWishes } from '@wanderwork/contracts';

const evenSliders = Object.fromEntries(dimensionKeys.map((key) => [key, 1])) as unknown as IrexSliders;

/** Wishes that ask nothing: everybody's score is then the published one. */
export const neutralWishes: IrexWishes = {
  sliders: evenSliders,
  passport: null,
  clients: null,
  stay: null,
  budgetUsd: null,
};

export const asksNothing = ({ sliders, ...rest }: IrexWishes): boolean =>
  dimensionKeys.every((key) => sliders[key] === 1) && Object.values(rest).every((wish) => wish === null);
