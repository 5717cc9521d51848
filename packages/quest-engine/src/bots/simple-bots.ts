import { verbs } from '../life/verbs.js';
import { compiledCards } from '../cards/compiled.js';
import { gear } from '../life/gear.js';
import { NO_CARD } from '../state.js';
import { cities } from '../world/cities.js';
import { spendDaysOn, createDice, type BotMaker } from './bot.js';
import { getDaysLeft } from '../life/visas.js';
import { NO_CLIENT } from '../life/clients.js';
import { cheapestHop } from './hops.js';
import { bestChoice, type Worth } from './worth.js';

const AHEAD = [0, 7, 14] as const;

/** Plays random actions. */
export const random: BotMaker = (seed) => {
  const die = createDice(seed);
  return (state) => {
    if (state.card !== NO_CARD)
      return { type: 'choose', choice: die(compiledCards[state.card]!.choices.length) };
    const what = die(100);
    if (what < 75) return spendDaysOn(verbs[die(verbs.length)]!, 1 + die(5));
    if (what < 85)
      return { type: 'move', to: die(cities.length), by: die(2) ? 'land' : 'air', ahead: AHEAD[die(3)]! };
    if (what < 88) return { type: 'buy', gear: die(gear.length) };
    if (what < 91) return { type: 'take' };
    if (what < 94) return { type: 'lodge', lodging: die(3) };
    return what < 97 ? { type: 'extend' } : spendDaysOn('rest');
  };
};

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
