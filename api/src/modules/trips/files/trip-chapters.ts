import { formatPlaceName } from '@wanderwork/contracts';
import {
  countNights,
  defaultFormats,
  describeConflict,
  findLeg,
  findOrigins,
  formatClock,
  formatDay,
  formatUnpriced,
  getMonthBudget,
  roundRoughly,
  type CostLine,
  type Range,
  type Series,
  type Trip,
  type TripCheck,
} from '@wanderwork/travel';
import type { Column, TableRow } from '../../reports/index.js';
import { getCountryName } from '../plan/frame/passport-names.js';
import { formatWeekdays } from '../weekdays.js';

/** The name of a city by its slug. */
export type Names = (slug: string) => string;

const modeNames = { plane: 'Plane', train: 'Train', coach: 'Coach', ferry: 'Ferry' };

const formatUsd = (usd: number): string =>
  usd.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });

/** A table under a heading. Without rows, there is no chapter. */
export interface Chapter {
  title: string;
  columns: Column[];
  rows: TableRow[];
}

export const listStays = ({ stops }: Trip, getName: Names): Chapter => ({
  title: 'Places',
  columns: [
    { head: 'Place', width: 213 },
    { head: 'Arrive', width: 100 },
    { head: 'Leave', width: 100 },
    { head: 'Nights', width: 70 },
  ],
  rows: stops.map((stop) => ({
    cells: [getName(stop.city), formatDay(stop.arrive), formatDay(stop.leave), String(countNights(stop))],
    note: stop.note || null,
  })),
});

/** Only journeys that the person has described; the planner knows no timetable and no price. */
export const listJourneys = (trip: Trip, getName: Names): Chapter => ({
  title: 'Journeys',
  columns: [
    { head: 'From and to', width: 213 },
    { head: 'Day', width: 100 },
    { head: 'By', width: 100 },
    { head: 'Your price', width: 70 },
  ],
  rows: trip.stops.flatMap((stop, at) => {
    const next = trip.stops[at + 1];
    const leg = next && findLeg(trip, stop.id, next.id);
    if (!leg) return [];
    return [
      {
        cells: [
          `${getName(stop.city)} – ${getName(next.city)}`,
          formatDay(leg.day),
          modeNames[leg.mode],
          leg.usd === undefined ? '' : formatUsd(leg.usd),
        ],
      },
    ];
  }),
});

const formatDays = ({ first, last, weekdays }: Series): string =>
  first === last ? formatDay(first) : `${formatWeekdays(weekdays)}, ${formatDay(first)} – ${formatDay(last)}`;

export const listCalls = ({ calls }: Trip): Chapter => ({
  title: 'Calls, on the client’s clock',
  columns: [
    { head: 'Call', width: 163 },
    { head: 'Hours', width: 90 },
    { head: 'Time zone', width: 100 },
    { head: 'Days', width: 130 },
  ],
  rows: calls.map((series) => ({
    cells: [
      series.title,
      `${formatClock(series.from)}–${formatClock(series.to)}`,
      series.zone.replaceAll('_', ' '),
      formatDays(series),
    ],
  })),
});

export const listChecks = ({ checks }: Trip): Chapter => ({
  title: 'Checklist',
  columns: [
    { head: 'Item', width: 413 },
    { head: 'Done', width: 70 },
  ],
  rows: checks.map(({ title, done }) => ({ cells: [title, done ? 'Yes' : 'No'] })),
});

const { formatMoney } = defaultFormats;

/** A rough guess is rounded. */
const formatRange = ({ low, high }: Range, isRough: boolean): string => {
  if (low === high) return formatUsd(low);
  const [from, to] = isRough ? [roundRoughly(low), roundRoughly(high)] : [low, high];
  return `${formatMoney(from)}–${formatMoney(to)}`;
};

/** The sources of the figures behind the stays: "Cost model, 2026 (CC BY 4.0)". */
const listSources = ({ people, housing }: Trip, { route }: TripCheck): string[] => {
  const origins = route.stops.flatMap(({ place, housing: own }) =>
    findOrigins(place, getMonthBudget(place, people, own ?? housing).keys),
  );
  return [
    ...new Set(
      origins.map(({ source, when }) => `${source.title}${when && `, ${when}`} (${source.licence})`),
    ),
  ];
};

/** What a trip costs. Only prices that the person has typed count for journeys, so the total names those without one. */
export const listCosts = (trip: Trip, check: TripCheck, getName: Names): Chapter => {
  const { lines, total, isRough, unpricedLegs } = check.cost;
  const stops = new Map(check.route.stops.map((stop) => [stop.id, stop]));
  const getCity = (id: string) => getName(stops.get(id)!.city);
  const getLabel = ({ kind, ids: [id, to] }: CostLine): string => {
    if (kind === 'line') return trip.lines.find((line) => line.id === id)!.title;
    if (kind === 'leg') return `${getCity(id!)} – ${getCity(to!)}`;
    const nights = countNights(stops.get(id!)!);
    return `${getCity(id!)}, ${nights} ${nights === 1 ? 'night' : 'nights'}`;
  };
  const rows = lines
    .filter(({ kind, amount }) => amount !== null || kind === 'stay')
    .map((line) => ({
      cells: [getLabel(line), line.amount ? formatRange(line.amount, line.isRough) : 'Not known'],
    }));
  const sources = listSources(trip, check);
  const sum = [formatRange(total, isRough), formatUnpriced(unpricedLegs)]
    .filter((part) => part !== '')
    .join(', ');
  const totalRow = {
    cells: ['Total', `${sum}${isRough ? ' (a rough guess)' : ''}`],
    bold: 1,
    below: sources.length > 0 ? `Sources: ${sources.join('; ')}.` : null,
  };
  return {
    title: 'Cost',
    columns: [
      { head: 'For', width: 213 },
      { head: 'Likely cost in US dollars', width: 270 },
    ],
    rows: rows.length > 0 ? [...rows, totalRow] : [],
  };
};

/** What doesn't fit, and then what is good to know, in sentences. */
export const listConflicts = ({ conflicts, route }: TripCheck): Chapter => {
  const formats = {
    ...defaultFormats,
    getPassportName: (code: string) => formatPlaceName(getCountryName(code)),
  };
  const toRows = (isInfo: boolean): TableRow[] =>
    conflicts
      .filter(({ level }) => (level === 'info') === isInfo)
      .map((conflict) => ({ cells: [describeConflict(conflict, formats)] }));
  const [serious, notes] = [toRows(false), toRows(true)];
  const fits = { cells: ['Days, visas, calls and money fit, as far as we can check.'] };
  const all = [
    ...(serious.length > 0 ? serious : [fits]),
    ...(notes.length > 0 ? [{ cells: ['Things to know'], isHeading: true }, ...notes] : []),
  ];
  return {
    title: 'What doesn’t fit',
    columns: [{ head: 'Checked: days, visas, calls, journeys, money and climate', width: 483 }],
    rows: route.stops.length > 0 || serious.length > 0 ? all : [],
  };
};
