import { byDimension, dimensionKeys, type IrexPreferences } from '@wanderwork/contracts';

/** Wishes that ask nothing: everybody's score is then the published one. */
export const neutralPreferences: IrexPreferences = {
  sliders: byDimension(() => 1),
  passport: null,
  clients: null,
  stay: null,
  budgetUsd: null,
};

export const isNeutral = ({ sliders, ...rest }: IrexPreferences): boolean =>
  dimensionKeys.every((key) => sliders[key] === 1) && Object.values(rest).every((wish) => wish === null);
