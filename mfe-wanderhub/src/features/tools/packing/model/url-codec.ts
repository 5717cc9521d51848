import { parseWholeNumber } from '../../common/model/numbers';
import { normalizeSlug } from '../../common/model/slug';
import { type UrlCodec } from '../../common/model/use-tool-state';

/** A stop of the route, as typed. */
export interface StopText {
  city: string;
  /** The month of arrival, 1–12; empty until one is chosen. */
  month: string;
  /** The number of calendar months. */
  months: string;
}

export interface PackingState {
  stops: StopText[];
  /** The length of the trip in days. */
  days: string;
  /** Days between two washes. */
  wash: string;
  calls: boolean;
  swim: boolean;
  /** The user's own items. */
  own: string[];
  /** Ids of the packed items. */
  packed: string[];
}

const MONTHS = { min: 1, max: 12 };

/** The months of a stop, 0 for January; empty if the input is invalid. */
export const getStopMonths = ({ month, months }: StopText): number[] => {
  const first = parseWholeNumber(month, MONTHS);
  const count = parseWholeNumber(months, MONTHS);
  if (first === null || count === null) return [];
  return Array.from({ length: count }, (_, at) => (first - 1 + at) % 12);
};

export const MAX_STOPS = 4;
export const MAX_OWN_ITEMS = 40;
const MAX_TEXT_LENGTH = 80;

export const blankStop: StopText = { city: '', month: '', months: '1' };
const defaults = { days: '28', wash: '7' };

const parseStop = (value: string): StopText => {
  const [city = '', month = '', months = '1'] = value.split('*').map((part) => part.trim());
  return {
    city: normalizeSlug(city),
    month: month.slice(0, MAX_TEXT_LENGTH),
    months: months.slice(0, MAX_TEXT_LENGTH),
  };
};

/** `?stop=porto*11*2&days=42&wash=7&calls=no&swim=yes&own=Camera&done=shirts`. */
export const packingUrlCodec: UrlCodec<PackingState> = {
  parse: (params) => {
    const stops = params.getAll('stop').slice(0, MAX_STOPS).map(parseStop);
    return {
      stops: stops.length > 0 ? stops : [blankStop],
      days: (params.get('days') ?? defaults.days).slice(0, 10),
      wash: (params.get('wash') ?? defaults.wash).slice(0, 10),
      calls: params.get('calls') !== 'no',
      swim: params.get('swim') === 'yes',
      own: params
        .getAll('own')
        .slice(0, MAX_OWN_ITEMS)
        .map((item) => item.slice(0, MAX_TEXT_LENGTH)),
      packed: [...new Set(params.getAll('done'))].slice(0, 100),
    };
  },
  serialize: ({ stops, days, wash, calls, swim, own, packed }) => {
    const params = new URLSearchParams();
    for (const { city, month, months } of stops)
      if (city || month) params.append('stop', [city, month, months].join('*'));
    if (days !== defaults.days) params.set('days', days);
    if (wash !== defaults.wash) params.set('wash', wash);
    if (!calls) params.set('calls', 'no');
    if (swim) params.set('swim', 'yes');
    for (const item of own) params.append('own', item);
    for (const id of packed) params.append('done', id);
    return params;
  },
};
