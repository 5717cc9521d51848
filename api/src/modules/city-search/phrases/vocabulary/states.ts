import { createBook } from '../phrase-book.js';

/** A part of a country that distinguishes places of the same name: "Portland, Oregon", "Perth, Scotland". */
interface State {
  name: string;
  /** What follows a city name, if it is not the name itself. */
  called?: string;
  /** Other names of the state on its own, separated by commas. A bar marks where a comma may be typed. */
  also?: string;
  /** The slugs of the cities of the table in this state. */
  cities: readonly string[];
}

const statesWithCities: readonly State[] = [
  { name: 'Scotland', cities: ['edinburgh', 'glasgow'] },
  { name: 'England', cities: ['london', 'manchester', 'bristol', 'brighton'] },
  { name: 'California', cities: ['los-angeles', 'san-francisco', 'san-diego'] },
  { name: 'Colorado', cities: ['denver'] },
  { name: 'Florida', cities: ['miami'] },
  {
    name: 'Georgia in the US',
    called: 'georgia, ga',
    also: 'state of georgia, the state of georgia, us state of georgia, georgia state, us georgia, american georgia, georgia in the usa, georgia in the united states, georgia in america, georgia|us, georgia|usa, georgia|united states',
    cities: ['atlanta'],
  },
  { name: 'Hawaii', cities: ['honolulu'] },
  { name: 'Illinois', cities: ['chicago'] },
  { name: 'Massachusetts', cities: ['boston'] },
  { name: 'Nevada', cities: ['las-vegas'] },
  { name: 'New York State', called: 'ny', also: 'state of new york, upstate new york', cities: ['new-york'] },
  { name: 'North Carolina', also: 'nc', cities: ['asheville'] },
  { name: 'Oregon', cities: ['portland'] },
  { name: 'Tennessee', also: 'tn', cities: ['nashville'] },
  { name: 'Texas', also: 'tx', cities: ['austin'] },
  { name: 'Utah', cities: ['salt-lake-city'] },
  { name: 'Washington State', called: 'wa', also: 'state of washington', cities: ['seattle'] },
  { name: 'Alberta', cities: ['calgary'] },
  { name: 'British Columbia', called: 'british columbia, bc', cities: ['vancouver', 'victoria-canada'] },
  { name: 'Nova Scotia', cities: ['halifax'] },
  { name: 'Ontario', cities: ['toronto'] },
  { name: 'Quebec', cities: ['montreal'] },
];

/** States without a city in the table. */
const namesWithoutCities =
  'Alabama, Alaska, Arizona, Arkansas, Connecticut, Delaware, Idaho, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, New Hampshire, New Jersey, New Mexico, North Dakota, Ohio, Oklahoma, Pennsylvania, Rhode Island, South Carolina, South Dakota, Vermont, Virginia, West Virginia, Wisconsin, Wyoming, Manitoba, New Brunswick, Newfoundland, Prince Edward Island, Saskatchewan, Yukon, Wales, Northern Ireland, New South Wales';

/** States of the United States, Canada and Great Britain, where places are named with them. */
export const states: readonly State[] = [
  ...statesWithCities,
  ...namesWithoutCities.split(', ').map((name): State => ({ name, cities: [] })),
];

const listNames = ({ name, called = name.toLowerCase(), also = '' }: State): string =>
  [called, ...also.split(', ').filter((other) => other !== '' && !other.includes('|'))].join(', ');

/** Matches what follows a city name to its state. */
export const stateExpressions = createBook<State>(states.map((state) => [listNames(state), state] as const));
