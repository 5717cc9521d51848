import { roll } from '../draws.js';
import { type Journal } from '../journal.js';
import { streams } from '../random.js';
import { NO_CLIENT, clients } from './clients.js';
import { type State } from '../state.js';

const GOOD_FOR_DAYS = 7;

/** An offer from one of the clients. */
export const offerLead = (state: State, journal: Journal): void => {
  state.lead = roll(state, streams.lead, clients.length);
  state.leadDay = state.day;
  journal?.({ kind: 'lead', client: state.lead });
};

export const dropOldLead = (state: State): void => {
  if (state.lead !== NO_CLIENT && state.day - state.leadDay > GOOD_FOR_DAYS) state.lead = NO_CLIENT;
};
