import { capitalize, formatPlaceName, monthNames } from '@wanderwork/contracts';
import type { Conflict } from '../check/conflicts.js';
import { formatClock } from '../time/clock.js';
import { formatDay, formatDays, toDateParts, type Day } from '../time/day.js';

/** Supplies what depends on the reader: their currency, their unit of temperature and names of countries. */
export interface MessageFormats {
  /** US dollars in the reader's currency: "$1,950". */
  formatMoney: (usd: number) => string;
  /** °C in the reader's unit: "14.8 °C". */
  formatTemperature: (celsius: number) => string;
  /** The name of a passport's country: "Germany". */
  getPassportName: (code: string) => string;
}

const groupThousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

export const defaultFormats: MessageFormats = {
  formatMoney: (usd) => `$${groupThousands(Math.round(usd))}`,
  formatTemperature: (celsius) => `${String(Math.round(celsius * 10) / 10).replace('-', '−')} °C`,
  getPassportName: (code) => code,
};

/** "11 Feb", or with the year if it is not that of `beside`. */
const formatDayBeside = (day: Day, beside: Day): string => {
  const text = formatDay(day);
  return toDateParts(day).year === toDateParts(beside).year ? text.replace(/ \d{4}$/, '') : text;
};

const count = (amount: number, one: string, many: string): string =>
  amount === 1 ? `1 ${one}` : `${amount} ${many}`;

/** "x, y and z", each part of which may have a comma of its own: "x, y, and z". */
const joinParts = (parts: readonly string[]): string =>
  `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;

const withPassport = (passport: string, formats: MessageFormats): string =>
  `with a passport from ${formats.getPassportName(passport)}`;

const documents = {
  eta: 'needs an electronic authorization (ETA) before you travel',
  'visa on arrival': 'needs a visa, which you get on arrival',
  'e-visa': 'needs an e-visa before you travel',
  'visa required': 'needs a visa before you travel',
  'no admission': 'isn’t possible by the rules we have',
};

/** The sentence for a conflict: what happened, by how much, and the last legal day where there is one. */
export const describeConflict = (conflict: Conflict, formats: MessageFormats = defaultFormats): string => {
  switch (conflict.code) {
    case 'dates.overlap': {
      const { city, next, nights } = conflict.figures;
      return `${city} and ${next} overlap${nights > 0 ? ` by ${count(nights, 'night', 'nights')}` : ''}.`;
    }
    case 'dates.reversed': {
      const { city, arrive, leave } = conflict.figures;
      return `You leave ${city} on ${formatDay(leave)}, before you arrive on ${formatDay(arrive)}.`;
    }
    case 'visa.schengen_over': {
      const { day, lastDay, availableFrom } = conflict.figures;
      const again = `Days become available again from ${formatDayBeside(availableFrom, day)}.`;
      return lastDay === null
        ? `Schengen: no days are left on ${formatDay(day)}. ${again}`
        : `Schengen: day 91 is ${formatDay(day)}. Leave by ${formatDayBeside(lastDay, day)}. ${again}`;
    }
    case 'visa.stay_over': {
      const { country, passport, days, stayDays, lastDay } = conflict.figures;
      return `${capitalize(formatPlaceName(country))} allows ${formatDays(days)} a visit ${withPassport(passport, formats)}, and you plan ${stayDays}. Leave by ${formatDay(lastDay)}.`;
    }
    case 'place.gone':
      return `We no longer have figures for ${conflict.figures.city}.`;
    case 'visa.needed': {
      const { country, passport, document } = conflict.figures;
      return `Entry to ${formatPlaceName(country)} ${withPassport(passport, formats)} ${documents[document]}.`;
    }
    case 'visa.unknown': {
      const { country, passport } = conflict.figures;
      return passport === null
        ? 'Add your passport to check visas and days of stay.'
        : `We don’t know how many days ${formatPlaceName(country)} allows ${withPassport(passport, formats)}. Enter them if you do.`;
    }
    case 'tax.reached': {
      const { country, day, lastDay } = conflict.figures;
      return `You may become a tax resident of ${formatPlaceName(country)} on ${formatDay(day)}. To stay below the limit, leave by ${formatDayBeside(lastDay, day)}.`;
    }
    case 'tax.near': {
      const { country, daysLeft } = conflict.figures;
      return `${formatDays(daysLeft)} left before you may become a tax resident of ${formatPlaceName(country)}.`;
    }
    case 'call.on_leg': {
      const { title, from, to, day, count: calls } = conflict.figures;
      return `${count(calls, `call of “${title}” falls`, `calls of “${title}” fall`)} on your journey from ${from} to ${to} on ${formatDay(day)}.`;
    }
    case 'call.night': {
      const { title, city, clock, first, count: calls } = conflict.figures;
      return `“${title}” is at ${formatClock(clock)} in ${city} on ${formatDay(first)}, outside your hours${calls > 1 ? ` (${calls} calls)` : ''}.`;
    }
    case 'call.collides': {
      const { title, other, first, count: calls } = conflict.figures;
      return `“${title}” and “${other}” overlap${calls > 1 ? ` ${calls} times, first` : ''} on ${formatDay(first)}.`;
    }
    case 'leg.too_long': {
      const { from, to, hours } = conflict.figures;
      return `${from} to ${to} takes about ${Math.round(hours)} hours from door to door.`;
    }
    case 'leg.on_workday': {
      const { from, to, day } = conflict.figures;
      return `You travel from ${from} to ${to} on a workday, ${formatDay(day)}.`;
    }
    case 'cost.over': {
      const { city, month, limit } = conflict.figures;
      return `A month in ${city} costs about ${formats.formatMoney(month.middle)}, over your ${formats.formatMoney(limit)}.`;
    }
    case 'climate.outside': {
      const { city, month, tempC, limit } = conflict.figures;
      return `${city} in ${monthNames[month]} is ${formats.formatTemperature(tempC)}, below your ${formats.formatTemperature(limit)}.`;
    }
    case 'gap.nights': {
      const { from, to, leave, nights } = conflict.figures;
      return `${count(nights, 'night has', 'nights have')} no place, between ${from} and ${to} from ${formatDay(leave)}.`;
    }
    case 'call.clocks_change': {
      const { zonePlace, city, clock, segments } = conflict.figures;
      const parts = segments.map(({ clock: own, from }, at) =>
        at === 0
          ? `${formatClock(own)} in ${city} from ${formatDay(from)}`
          : `${formatClock(own)} from ${formatDay(from)}`,
      );
      return `${formatClock(clock)} in ${zonePlace} is ${joinParts(parts)}.`;
    }
    case 'climate.unknown':
      return `We don’t know the climate of ${conflict.figures.city}.`;
    case 'cost.unknown': {
      const { city, missing } = conflict.figures;
      return `The cost of ${city} lacks: ${missing.join(', ')}.`;
    }
    case 'leg.no_price':
      return `The total doesn’t include ${count(conflict.figures.count, 'journey', 'journeys')} without a price.`;
    case 'stay.short': {
      const { city, nights } = conflict.figures;
      return `Only ${count(nights, 'night', 'nights')} in ${city}.`;
    }
    case 'data.old':
      return `Our entry rules are as of ${formatDay(conflict.figures.date)}, more than a year before your trip. Check with the embassy.`;
  }
};

/** "plus 3 journeys without a price"; empty if all have one. */
export const formatUnpriced = (legs: number): string =>
  legs === 0 ? '' : `plus ${count(legs, 'journey', 'journeys')} without a price`;

/** What the page says about an order: whether it is proven to be the best one. */
export const describeOrder = ({ isProven, orders }: { isProven: boolean; orders: number }): string =>
  isProven ? `The best of ${groupThousands(orders)} orders by this rule` : 'The best we found; not proven';
