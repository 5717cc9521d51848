import { type StayText } from './stay';

/** No date is longer; what is, came from somewhere else. */
const LONGEST_PART = 40;
const MOST_READ = 200;

/** The parts of an address's value, parted by `_`: `PT_2027-01-12_2027-02-20`. */
export const partsOfParam = (value: string): string[] =>
  value.split('_').map((part) => part.trim().slice(0, LONGEST_PART));

/** The values of a name, as many as a tool takes. */
export const valuesOf = (params: URLSearchParams, name: string): string[] =>
  params.getAll(name).slice(0, MOST_READ);

export const readStays = (params: URLSearchParams, name = 'stay'): StayText[] =>
  valuesOf(params, name).map((value) => {
    const [entry = '', exit = ''] = partsOfParam(value);
    return { entry, exit };
  });

export const stayParam = ({ entry, exit }: StayText): string => `${entry}_${exit}`;
