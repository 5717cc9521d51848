import {
  capitalize,
  paths,
  type AssistantFigure,
  type SchengenCard,
  type TaxCard,
} from '@wanderwork/contracts';
import {
  countDaysWithin,
  countUsedDays,
  findBusiestPeriod,
  findFirstDayOver,
  findFirstEntry,
  findLatestExit,
  findThreshold,
  formatDay,
  getPresenceIn,
  MAX_DAYS,
  mergeStays,
  planStay,
  schengenCountries,
  substantialPresence,
  toDateParts,
  toDay,
  toIsoDay,
  WINDOW_DAYS,
  type CountryStay,
  type Day,
  type Presence,
} from '@wanderwork/travel';
import type { IntentOf } from '../grammar/intent.js';
import { computed, computedDay, computedDays } from './figures.js';

const SCHENGEN_RULE = `At most ${MAX_DAYS} days in any ${WINDOW_DAYS}; days of entry and exit count.`;

const createSchengenCard = (
  title: string,
  figures: AssistantFigure[],
  notes: string[],
  facts: Pick<SchengenCard, 'used' | 'left' | 'fits'> & { leaveBy: Day | null; returnFrom: Day | null },
): SchengenCard => ({
  id: 'visa.schengen',
  tool: 'visa.schengen',
  title,
  link: paths.web.tool('schengen'),
  figures,
  notes: [SCHENGEN_RULE, ...notes],
  used: facts.used,
  left: facts.left,
  fits: facts.fits,
  leaveBy: facts.leaveBy === null ? null : toIsoDay(facts.leaveBy),
  returnFrom: facts.returnFrom === null ? null : toIsoDay(facts.returnFrom),
});

/** The rule itself, and whether a country belongs to the area. */
export const explainSchengen = (country: { code: string; name: string } | null): SchengenCard =>
  createSchengenCard(
    'The Schengen rule',
    [
      computedDays('limit', 'At most', MAX_DAYS),
      computedDays('window', 'In any period of', WINDOW_DAYS),
      ...(country
        ? [
            computed(
              'member',
              `${capitalize(country.name)} is in the Schengen area`,
              schengenCountries.includes(country.code) ? 'yes' : 'no',
            ),
          ]
        : []),
    ],
    [
      'The countries of the area count your days together. Tell me how many you have used, or your dates, and I count what is left.',
    ],
    { used: 0, left: MAX_DAYS, leaveBy: null, returnFrom: null, fits: null },
  );

const addDay = (key: string, label: string, day: Day | null): AssistantFigure[] =>
  day === null ? [] : [computedDay(key, label, day)];

/** The stays that a person told, and whether they are still in the area. */
const listPresence = ({ used, stays, entered }: IntentOf<'visa.schengen'>, today: Day): Presence => {
  if (used !== null) return used > 0 ? [{ entry: today - used + 1, exit: today }] : [];
  return entered !== null ? [{ entry: entered, exit: Math.max(entered, today) }] : mergeStays(stays);
};

/** Days used and left, the last legal day, and when days become available again. */
export const countSchengen = (intent: IntentOf<'visa.schengen'>, today: Day): SchengenCard => {
  const presence = listPresence(intent, today);
  const notes =
    intent.used === null
      ? []
      : ['I count these days as one stay that ends today. With dates, I can be exact.'];
  const { plan } = intent;
  if (plan) {
    const { days, used, over, alternativeEntry } = planStay(presence, plan);
    const figures = [
      computedDays('planned', 'Days planned', days),
      computedDays('used', `Days in the ${WINDOW_DAYS} to ${formatDay(plan.exit)}`, used),
      computed('fits', 'Fits', over === null ? 'yes' : 'no'),
      ...addDay('leave_by', 'Leave by', over === null ? null : over - 1),
      ...addDay('return_from', 'Possible from', alternativeEntry),
    ];
    return createSchengenCard('Schengen days of a stay', figures, notes, {
      used,
      left: Math.max(0, MAX_DAYS - used),
      leaveBy: over === null ? null : over - 1,
      returnFrom: alternativeEntry,
      fits: over === null,
    });
  }
  const day = Math.max(today, ...presence.map(({ exit }) => exit));
  const used = countUsedDays(presence, day);
  const left = Math.max(0, MAX_DAYS - used);
  const isInside = presence.some(({ exit }) => exit >= today);
  const over = findFirstDayOver(presence);
  // Who is inside stays without a break; who is not could come back tomorrow.
  const leaveBy = over === null ? findLatestExit(presence, day + 1) : over - 1;
  const whole =
    leaveBy === null
      ? presence
      : mergeStays([...presence, { entry: Math.min(day + 1, leaveBy), exit: leaveBy }]);
  const returnFrom = findFirstEntry(whole, Math.max(day, leaveBy ?? 0) + 1);
  const figures = [
    computedDays('used', `Days used in the ${WINDOW_DAYS} to ${formatDay(day)}`, used),
    computedDays('left', 'Days left', left),
    ...addDay('leave_by', isInside ? 'Leave by' : 'Last day, if you go back tomorrow', leaveBy),
    ...addDay('return_from', 'After that, days are available again from', returnFrom),
  ];
  return createSchengenCard('Schengen days', figures, notes, {
    used,
    left,
    leaveBy,
    returnFrom,
    fits: over === null,
  });
};

/** The days of a whole trip with earlier stays. */
export const countTripSchengen = (stays: readonly CountryStay[], isFree: boolean): SchengenCard => {
  const presence = mergeStays(stays.filter(({ country }) => schengenCountries.includes(country)));
  const most = Math.max(0, ...presence.map(({ exit }) => countUsedDays(presence, exit)));
  const over = isFree ? null : findFirstDayOver(presence);
  const lastDay = over === null ? null : over - 1;
  const legal = presence.flatMap(({ entry, exit }) =>
    lastDay === null || entry > lastDay ? [] : [{ entry, exit: Math.min(exit, lastDay) }],
  );
  const returnFrom = over === null ? null : findFirstEntry(mergeStays(legal), over);
  const left = Math.max(0, MAX_DAYS - most);
  const figures = [
    computedDays('used', `Most days in any ${WINDOW_DAYS}`, most),
    computedDays('left', 'Days left', left),
    computed('fits', 'Fits', over === null ? 'yes' : 'no'),
    ...(isFree ? [computed('applies', 'The rule applies to you', 'no')] : []),
    ...addDay('leave_by', 'Leave by', lastDay),
    ...addDay('return_from', 'Days available again from', returnFrom),
  ];
  const notes = [
    ...(presence.length === 0 ? ['No stop of this trip is in the Schengen area.'] : []),
    ...(isFree
      ? ['With your passport, the rule does not apply to you: you may stay as long as you like.']
      : []),
  ];
  return createSchengenCard('Schengen days of your trip', figures, notes, {
    used: most,
    left,
    leaveBy: lastDay,
    returnFrom,
    fits: over === null,
  });
};

const USUAL_LIMIT = 183;

interface TaxQuestion {
  country: string;
  /** "Spain", "the United Kingdom". */
  name: string;
  /** As the person counts them; null where `stays` are counted. */
  days: number | null;
  stays: readonly CountryStay[];
  today: Day;
  ofRule: boolean;
}

/** Days by the rule of the country; null where our data has none. */
const countByRule = (country: string, presence: Presence, year: number): number => {
  if (country === 'CO') return findBusiestPeriod(presence, 'days365')?.days ?? 0;
  if (country === 'GB') return countDaysWithin(presence, toDay(year, 4, 6), toDay(year + 1, 4, 5));
  return countDaysWithin(presence, toDay(year, 1, 1), toDay(year, 12, 31));
};

/** The limit of a country without anybody's days. */
const explainTaxDays = (country: string, name: string): TaxCard => {
  const threshold = findThreshold(country);
  return {
    id: `tax.days:${country}`,
    tool: 'tax.days',
    title: `Tax residence in ${name}`,
    link: paths.web.tool('tax-days'),
    figures: [
      computedDays('limit', 'Many rules begin at', USUAL_LIMIT),
      ...(threshold ? [{ ...computed('law', 'The law', threshold.limit), source: threshold.source }] : []),
    ],
    notes: [
      threshold
        ? `Counted days: ${threshold.countedDays}.`
        : `Many countries’ rules begin at ${USUAL_LIMIT} days. We don’t have this country’s rule in our data.`,
      'For information only: each law has further conditions. Tell me your days, and I count what is left.',
    ],
    country,
    days: null,
    left: null,
  };
};

/** The days in a country beside the 183 of many laws. Only four laws are in our data. */
export const countTaxDays = ({ country, name, days, stays, today, ofRule }: TaxQuestion): TaxCard => {
  if (ofRule) return explainTaxDays(country, name);
  const threshold = findThreshold(country);
  const presence = getPresenceIn(stays, country, country === 'GB' ? 'midnight' : 'part');
  const years =
    days !== null || presence.length === 0
      ? [toDateParts(today).year]
      : [
          ...new Set(
            presence.flatMap(({ entry, exit }) => [toDateParts(entry).year, toDateParts(exit).year]),
          ),
        ];
  const counts = years.map((year) => ({ year, days: days ?? countByRule(country, presence, year) }));
  const most = counts.reduce((best, one) => (one.days > best.days ? one : best));
  const limit = country === 'ES' || country === 'CO' ? USUAL_LIMIT + 1 : USUAL_LIMIT;
  const weighted = country === 'US' && days === null ? substantialPresence(presence, most.year) : null;
  const left = threshold ? Math.max(0, limit - 1 - most.days) : null;
  const isOver = weighted ? weighted.isMet : most.days >= limit;
  return {
    id: `tax.days:${country}`,
    tool: 'tax.days',
    title: `Days in ${name}`,
    link: paths.web.tool('tax-days'),
    figures: [
      computedDays('days', days === null ? `Days in ${name} in ${most.year}` : `Days in ${name}`, most.days),
      computedDays('limit', 'Many rules begin at', USUAL_LIMIT),
      computedDays('left', `Days until ${USUAL_LIMIT}`, Math.max(0, USUAL_LIMIT - most.days)),
      computed('over', `Over ${USUAL_LIMIT} days`, isOver ? 'yes' : 'no'),
      ...(threshold ? [{ ...computed('law', 'The law', threshold.limit), source: threshold.source }] : []),
    ],
    notes: [
      threshold
        ? `Counted days: ${threshold.countedDays}.`
        : `Many countries’ rules begin at ${USUAL_LIMIT} days. We don’t have this country’s rule in our data.`,
      'For information only: each law has further conditions.',
    ],
    country,
    days: most.days,
    left,
  };
};
