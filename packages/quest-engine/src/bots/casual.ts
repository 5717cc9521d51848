import { type Action } from '../actions/action.js';
import { compiledCards, getFacts, isOpen } from '../cards/compiled.js';
import { clients, NO_CLIENT } from '../life/clients.js';
import { findKnownHeadline } from '../life/headlines.js';
import { getHostChanceNow, getHostChance } from '../life/hosts.js';
import { getKnownLevel } from '../life/prices.js';
import { getDaysLeft } from '../life/visas.js';
import { isPaidInFull } from '../life/week.js';
import { getOverlapDeficit } from '../life/work.js';
import { NO_CARD, type State } from '../state.js';
import { getCity } from '../world/cities.js';
import { countWishesServed } from '../winning.js';
import { spendDaysOn, createDice, type BotMaker } from './bot.js';
import { cheapestHop } from './hops.js';
import { bestChoice, type Worth } from './worth.js';

const { abs } = Math;
const worth: Worth = {
  cash: 1 / 100,
  energy: 1,
  health: 1,
  belonging: 1,
  reputation: 1,
  wonder: 2,
  wish: 250,
  prepaid: 10,
};
const LEG = 4300;
const HEADLINE_CENTS = 10_000;
/** The value of a thousandth of a chance of a host. */
const COMPANY_CENTS = 8;
const WORTH_AN_EVENING = 500;

const betterClient = (state: State): boolean =>
  state.lead !== NO_CLIENT &&
  state.lead !== state.client &&
  (state.client === NO_CLIENT ||
    (clients[state.lead]!.rate > clients[state.client]!.rate &&
      getOverlapDeficit(state, state.city, state.lead) === 0));

/** Days that a new client excuses are not paid, so a beginner does four all the same, while there is pay for them. */
const isShort = (state: State): boolean =>
  state.units - (state.excusedUnits ?? 0) < clients[state.client]!.quota * 1000 && !isPaidInFull(state);

/** A beginner: watches low meters and the quota, picks what looks nice, and ignores time zones and seasons. */
export const casual: BotMaker = (seed) => {
  const die = createDice(seed ^ 99);

  const whim = (state: State): Action => {
    const card = compiledCards[state.card]!;
    const { choices } = card;
    const facts = getFacts(state, card);
    for (let tries = 0; tries < 6; tries += 1) {
      const at = die(choices.length);
      if (isOpen(choices[at]!, facts)) return { type: 'choose', choice: at };
    }
    return bestChoice(state, worth);
  };

  const hop = (state: State): Action | null =>
    cheapestHop(state, [800, 6500], (to, price, step) => {
      const city = getCity(to);
      const living = (city.cost * getKnownLevel(state, to) * 12) / 1000;
      const newContinent = state.continents & (1 << city.continent) ? 0 : 9000;
      const shut = findKnownHeadline(state, to, state.day + 1) ? HEADLINE_CENTS : 0;
      const cost =
        price +
        shut -
        getHostChance(to) * COMPANY_CENTS +
        living +
        abs(step - LEG) * 2 -
        newContinent -
        13_000 * countWishesServed(state, to);
      return cost * (0.85 + die(30) / 100);
    });

  return (state) => {
    if (state.card !== NO_CARD) return die(100) < 35 ? whim(state) : bestChoice(state, worth);
    if (state.energy < 40 || state.health < 40) return spendDaysOn('rest');
    if (betterClient(state)) return { type: 'take' };
    if (state.client === NO_CLIENT) return spendDaysOn('admin');
    if (state.nights >= 12 + die(5) || getDaysLeft(state) <= 2) {
      const next = hop(state);
      if (next) return next;
    }
    if (state.belonging < 30 || getHostChanceNow(state) >= WORTH_AN_EVENING) return spendDaysOn('socialise');
    if (isShort(state)) return spendDaysOn('work');
    return spendDaysOn(die(2) ? 'explore' : die(2) ? 'socialise' : 'rest');
  };
};
