import type { IrexPreferences } from '@wanderwork/contracts';
import type { IrexPreferencesRequest } from '@wanderwork/contracts/requests';
import { canWeigh } from '@wanderwork/irex';
import { noWorkingDay, weighsNothing } from '../cities.errors.js';

/** Wishes that a score can be made of, or what is wrong with them; what was left out asks nothing. */
export const wishesOf = ({
  sliders,
  clients = null,
  passport = null,
  stay = null,
  budgetUsd = null,
}: IrexPreferencesRequest): IrexPreferences => {
  if (!canWeigh(sliders)) throw weighsNothing();
  if (clients && clients.from === clients.to) throw noWorkingDay();
  return { sliders, passport, clients, stay, budgetUsd };
};
