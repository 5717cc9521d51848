import { monthNames, paths, type AssistantRefusal, type NextStep } from '@wanderwork/contracts';
import type { Vocabulary } from '../../city-search/index.js';
import type { Reading } from '../grammar/intent.js';
import { ask, link } from '../grammar/rule.js';

const PLANNER = '/wanderlens/planner';
const MAX_CHOICES = 3;

const passports = ['United States', 'United Kingdom', 'Germany', 'Canada', 'Australia'];

const bestCities = ({ cities }: Vocabulary, country?: string): NextStep[] =>
  [...cities.values()]
    .filter((city) => country === undefined || city.countryCode === country)
    .sort((one, other) => other.irex - one.irex)
    .slice(0, MAX_CHOICES)
    .map(({ name }) => ask(name));

const thisMonth = (now: Date): NextStep[] =>
  Array.from({ length: MAX_CHOICES }, (_, at) => ask(monthNames[(now.getUTCMonth() + at) % 12]!));

/** The question back for the one thing that is missing, with choices. */
export const askForMissing = (
  { slot, intent, country }: Extract<Reading, { is: 'missing' }>,
  vocabulary: Vocabulary,
  now: Date,
): AssistantRefusal => {
  const create = (text: string, next: readonly NextStep[]): AssistantRefusal => ({
    form: 'missing',
    text,
    marked: [],
    next: [...next],
  });
  const countryName = country === undefined ? undefined : vocabulary.largest.get(country)?.country;
  switch (slot) {
    case 'city':
      return create(
        countryName === undefined ? 'Which city?' : `Which city in ${countryName}?`,
        bestCities(vocabulary, country),
      );
    case 'country':
      return create(
        'Which country?',
        ['Japan', 'Thailand', 'Portugal'].map((name) => ask(name)),
      );
    case 'passport':
      return create('Which passport?', [
        ...passports.map((name) => ask(`Passport from ${name}`, name)),
        link('Save your passport', paths.web.settings()),
      ]);
    case 'from':
      return create('From where?', bestCities(vocabulary));
    case 'zone':
      return create(intent.tool === 'hours.overlap' ? 'Hours shared with whom?' : 'In which other place?', [
        ask('New York'),
        ask('London'),
        ask('Bangkok'),
      ]);
    case 'month':
      return create('In which month?', thisMonth(now));
    case 'trip':
      return create('Which trip? Open one in the planner, or start one.', [
        link('Open the planner', PLANNER),
        ask('Plan three months from November, warm, under $1800'),
      ]);
    case 'days':
      return create('How many days have you been there?', [
        ask('40 days'),
        ask('90 days'),
        link('Count them by dates', paths.web.tool(intent.tool === 'tax.days' ? 'tax-days' : 'schengen')),
      ]);
    case 'stop':
      return create('Which stop?', [ask('The first stop'), ask('The last stop')]);
    case 'words':
      return create('About what?', [ask('Visas'), ask('Taxes')]);
  }
};
