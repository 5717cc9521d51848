import fs from 'node:fs';
import path from 'node:path';
import { isPassportCode } from '@wanderwork/contracts';

interface Question {
  id: string;
  group: string;
  turns: string[];
  page?: { kind: 'city'; slug: string };
  trip?: 'example';
  passport?: string;
  intent: string;
  args: Record<string, unknown>;
  cards: string[];
  contains: string[];
  excludes: string[];
  refusal?: string;
}

const api = path.resolve(__dirname, '../../..');

const readLines = <T>(file: string): T[] =>
  fs
    .readFileSync(path.join(api, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const readQuestions = (name: string) => readLines<Question>(`test/assistant/questions/${name}.jsonl`);

const heldOut = readQuestions('held-out');
const tuning = readQuestions('tuning');
const sets = [
  ['held-out', heldOut],
  ['tuning', tuning],
] as const;

const cities = readLines<{ slug: string; countryCode: string }>('data/cities.jsonl');
const slugs = new Set(cities.map(({ slug }) => slug));
const countries = new Set(cities.map(({ countryCode }) => countryCode));

/** How many questions of each group a file has at least. */
const minimums: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      ...['find', 'narrow', 'widen', 'city', 'figures', 'months', 'compare', 'similar', 'score', 'entry'],
      ...['nomad-visa', 'schengen', 'tax', 'clocks', 'money', 'journeys', 'trip', 'packing', 'articles'],
      ...['own-data', 'product'],
    ].map((group) => [group, 6]),
  ),
  'follow-ups': 30,
  impossible: 30,
  typos: 20,
  injected: 10,
};

/** The keys of each tool's arguments. `none` stands for questions that no tool answers. */
const toolArgs: Readonly<Record<string, readonly string[]>> = {
  'cities.search': ['q', 'limit'],
  'city.figures': ['city', 'topic'],
  'city.months': ['city', 'month'],
  'city.near': ['like', 'of'],
  'city.compare': ['cities'],
  'irex.explain': ['city'],
  'visa.entry': ['passport', 'country'],
  'visa.nomad': ['country'],
  'visa.schengen': ['used', 'trip'],
  'tax.days': ['country', 'days'],
  'hours.overlap': ['city', 'zone', 'date'],
  'hours.convert': ['time', 'from', 'to', 'date'],
  'budget.stay': ['city', 'months', 'nights', 'people'],
  'budget.afford': ['usd'],
  'leg.estimate': ['from', 'to'],
  'packing.list': ['city', 'month'],
  'articles.find': ['q'],
  'trip.read': [],
  'trip.check': [],
  'trip.draft': ['change'],
  'trip.propose': ['sentence'],
  account: ['what'],
  about: ['topic'],
  none: [],
};

const topics = 'cost rent internet safety air english population score visa weather'.split(' ');
const refusals = ['data', 'understanding', 'missing', 'permission', 'subject'];

const requiredKeys = ['id', 'group', 'turns', 'intent', 'args', 'cards', 'contains', 'excludes'];
const optionalKeys = ['page', 'trip', 'passport', 'refusal'];

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === value && value !== '';
const isZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
const isSlug = (value: string): boolean => slugs.has(value);
const isCountry = (value: string): boolean => countries.has(value);
const isIsoDate = (value: string): boolean => new Date(value).toISOString().startsWith(value);

const argChecks: Readonly<Record<string, (value: never) => boolean>> = {
  city: isSlug,
  like: isSlug,
  of: isSlug,
  cities: (list: string[]) => list.length > 1 && list.every(isSlug),
  topic: isText,
  country: isCountry,
  passport: isPassportCode,
  zone: isZone,
  from: (value: string) => isSlug(value) || isZone(value),
  to: (value: string) => isSlug(value) || isZone(value),
  date: isIsoDate,
  time: (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  month: (value: number) => Number.isInteger(value) && value >= 1 && value <= 12,
  trip: (value: string) => value === 'example',
  ...Object.fromEntries(['q', 'change', 'sentence', 'what'].map((key) => [key, isText])),
  ...Object.fromEntries(
    ['limit', 'used', 'days', 'months', 'nights', 'people', 'usd'].map((key) => [
      key,
      (value: number) => Number.isInteger(value) && value > 0,
    ]),
  ),
};

const isEmpty = (subject: string): boolean => subject === '';

/** What follows the colon of a card's id. Cards that aren't listed have no subject. */
const subjectChecks: Readonly<Record<string, (subject: string) => boolean>> = {
  'city.compare': (subject) => subject.includes('+') && subject.split('+').every(isSlug),
  'visa.entry': (subject) => {
    const [passport, country, ...rest] = subject.split('>');
    return isPassportCode(passport) && isCountry(country ?? '') && rest.length === 0;
  },
  'leg.estimate': (subject) => subject.split('>').length === 2 && subject.split('>').every(isSlug),
  ...Object.fromEntries(['visa.nomad', 'tax.days'].map((tool) => [tool, isCountry])),
  ...Object.fromEntries(
    ['city.figures', 'city.months', 'city.near', 'irex.explain', 'hours.overlap', 'budget.stay'].map(
      (tool) => [tool, isSlug],
    ),
  ),
};

const isCard = (card: string): boolean => {
  const [tool = '', subject = '', ...rest] = card.split(':');
  return tool in toolArgs && rest.length === 0 && (subjectChecks[tool] ?? isEmpty)(subject);
};

const isListOfTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** What is wrong with a line, in words that name the key. */
const findErrors = (question: Question): string[] => {
  const { id, turns, page, trip, passport, intent, args, cards, refusal } = question;
  const keys = Object.keys(question);
  const checks: [string, boolean][] = [
    ['keys', requiredKeys.every((key) => keys.includes(key))],
    ['unknown key', keys.every((key) => requiredKeys.includes(key) || optionalKeys.includes(key))],
    ['turns', isListOfTexts(turns) && turns.length > 0 && turns.every((turn) => turn.length <= 600)],
    ['page', page === undefined || (page.kind === 'city' && isSlug(page.slug))],
    ['trip', trip === undefined || trip === 'example'],
    ['passport', passport === undefined || isPassportCode(passport)],
    ['intent', intent in toolArgs],
    ['topic', intent !== 'city.figures' || args.topic === undefined || topics.includes(String(args.topic))],
    ['cards', isListOfTexts(cards) && cards.every(isCard)],
    ['no card', cards.length > 0 || refusal !== undefined],
    ['refusal', refusal === undefined || refusals.includes(refusal)],
    ...(['contains', 'excludes'] as const).map((key): [string, boolean] => [
      key,
      isListOfTexts(question[key]),
    ]),
    ...Object.entries(args).map(([key, value]): [string, boolean] => [
      `args.${key}`,
      toolArgs[intent]!.includes(key) && argChecks[key]!(value as never),
    ]),
  ];
  return checks.filter(([, isRight]) => !isRight).map(([what]) => `${id}: ${what}`);
};

/** The conversation without case and punctuation: two that differ in nothing else are the same. */
const normalize = ({ turns }: Question): string =>
  turns
    .map((turn) =>
      turn
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join(' / ');

const findRepeated = (texts: readonly string[]): string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

describe.each(sets)('the %s questions of the assistant', (_name, questions) => {
  it('have the form of a question, with cities, countries and time zones that exist', () =>
    expect(questions.flatMap(findErrors)).toEqual([]));

  it('are enough, and of every group', () => {
    expect(questions.length).toBeGreaterThanOrEqual(180);
    const count = (group: string) => questions.filter((question) => question.group === group).length;
    expect(Object.entries(minimums).filter(([group, least]) => count(group) < least)).toEqual([]);
    expect(questions.filter(({ group }) => !(group in minimums))).toEqual([]);
  });

  it('have several turns where they follow up, and a refusal where they are impossible', () => {
    const needsTurns = ['narrow', 'widen', 'follow-ups'];
    expect(questions.filter(({ group, turns }) => needsTurns.includes(group) !== turns.length > 1)).toEqual(
      [],
    );
    expect(questions.filter(({ group, refusal }) => group === 'impossible' && !refusal)).toEqual([]);
  });
});

it('has no id and no question twice, in one file or in both', () => {
  const all = [...heldOut, ...tuning];
  expect(findRepeated(all.map(({ id }) => id))).toEqual([]);
  expect(findRepeated(all.map(normalize))).toEqual([]);
});
