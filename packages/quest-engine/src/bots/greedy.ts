import { getDaysLeft } from '../life/visas.js';
import { NO_CLIENT } from '../life/clients.js';
import { NO_CARD } from '../state.js';
import { spendDaysOn, type BotMaker } from './bot.js';
import { cheapestHop } from './hops.js';
import { bestChoice, type Worth } from './worth.js';

const money: Worth = { cash: 1, cityDays: 5, medical: 1 };

/** Plays for money: works, and flies where a degree is cheapest, ignoring costs, clocks, seasons and visas. */
export const greedy: BotMaker = () => (state) => {
  if (state.card !== NO_CARD) return bestChoice(state, money);
  if (state.energy < 35) return spendDaysOn('rest');
  if (state.client === NO_CLIENT) return state.lead === NO_CLIENT ? spendDaysOn('admin') : { type: 'take' };
  if (state.nights >= 16 || getDaysLeft(state) <= 2) {
    const hop = cheapestHop(state, [800, 11_000], (_, price, step) => price / Math.min(step, 7000));
    if (hop) return hop;
  }
  return state.belonging < 8 ? spendDaysOn('socialise') : spendDaysOn('work');
};
