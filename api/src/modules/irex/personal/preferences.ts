import type { IrexPreferences } from '@wanderwork/contracts';
import type { IrexPreferencesRequest } from '@wanderwork/contracts/requests';
import { canWeigh } from '@wanderwork/irex';
import { emptyWorkingDay, allWeightsZero } from '../irex.errors.js';

/**
 * Completes preferences with null for what the request leaves out. Throws 400 if no score can be computed from them.
 */
export const toPreferences = ({
  sliders,
  clients = null,
  passport = null,
  stay = null,
  budgetUsd = null,
}: IrexPreferencesRequest): IrexPreferences => {
  if (!canWeigh(sliders)) throw allWeightsZero();
  if (clients && clients.from === clients.to) throw emptyWorkingDay();
  return { sliders, passport, clients, stay, budgetUsd };
};
