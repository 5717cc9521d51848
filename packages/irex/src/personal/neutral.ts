import { createByDimension, dimensionKeys, type IrexPreferences } from '@wanderwork/contracts';

/** Preferences without effect: every score is the published one. */
export const neutralPreferences: IrexPreferences = {
  sliders: createByDimension(() => 1),
  passport: null,
  clients: null,
  stay: null,
  budgetUsd: null,
};

export const isNeutral = ({ sliders, ...rest }: IrexPreferences): boolean =>
  dimensionKeys.every((key) => sliders[key] === 1) &&
  Object.values(rest).every((preference) => preference === null);
