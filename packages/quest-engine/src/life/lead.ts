import { roll } from '../roll.js';
import { type JournalWriter } from '../journal.js';
import { streams } from '../random.js';
import { NO_CLIENT, clients } from './clients.js';
import { type State } from '../state.js';

const GOOD_FOR_DAYS = 7;

/** An offer from a random client. */
export const offerLead = (state: State, journal: JournalWriter): void => {
  state.lead = roll(state, streams.lead, clients.length);
  state.leadDay = state.day;
  journal?.({ kind: 'lead', client: state.lead });
};

export const dropOldLead = (state: State): void => {
  if (state.lead !== NO_CLIENT && state.day - state.leadDay > GOOD_FOR_DAYS) state.lead = NO_CLIENT;
};
