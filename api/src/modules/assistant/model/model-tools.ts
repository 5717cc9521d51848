import { figureTopics, isPassportCode, planGoals, type AssistantTool } from '@wanderwork/contracts';
import { parseDay, type Day } from '@wanderwork/travel';
import { z } from 'zod';
import type { Vocabulary } from '../../city-search/index.js';
import type { Intent, TripEdit, ZoneName } from '../grammar/intent.js';
import { aboutTexts } from '../templates/about-texts.js';

/** The arguments of a call are well-formed, but name something that we don't have. */
export class InvalidCallError extends Error {}

/** What arguments may refer to. */
export interface CallContext {
  vocabulary: Vocabulary;
  /** Everything that the person has written in this conversation. */
  personText: string;
}

interface ToolDefinition<Input> {
  description: string;
  input: z.ZodType<Input>;
  toIntent(input: Input, context: CallContext): Intent;
}

const define = <Input>(definition: ToolDefinition<Input>): ToolDefinition<never> =>
  definition as unknown as ToolDefinition<never>;

const cityName = z.string().min(1).max(100).describe('Its name in English');
const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('ISO 3166-1 alpha-2');
const isoDay = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .describe('YYYY-MM-DD');
const month = z.number().int().min(1).max(12);
const place = z.string().min(1).max(100).describe('A city, or an IANA time zone');
/** Words in which no markup can hide. */
const phrase = (max: number) =>
  z
    .string()
    .min(2)
    .max(max)
    .regex(/^[\p{L}\p{N} ,.’'$€£°%+-]+$/u);

const toCity = (name: string, { vocabulary }: CallContext): string => {
  const lowerName = name.trim().toLowerCase();
  for (const { slug, name: own } of vocabulary.cities.values())
    if (slug === lowerName || own.toLowerCase() === lowerName) return slug;
  throw new InvalidCallError('We have no such city.');
};

const toCountry = (code: string, { vocabulary }: CallContext): string => {
  if (!vocabulary.largest.has(code) && !isPassportCode(code))
    throw new InvalidCallError('We have no such country.');
  return code;
};

const toDay = (text: string): Day => {
  const day = parseDay(text);
  if (day === null) throw new InvalidCallError('There is no such day.');
  return day;
};

const toZone = (name: string, context: CallContext): ZoneName => {
  const zone = Intl.supportedValuesOf('timeZone').find((one) => one.toLowerCase() === name.toLowerCase());
  if (zone !== undefined) return { zone, name: zone.split('/').at(-1)!.replaceAll('_', ' ') };
  const city = context.vocabulary.cities.get(toCity(name, context))!;
  return { zone: city.timezone, name: city.name };
};

/** A number of days that only the person can know must be in the person's words. */
const toSaidDays = (days: number | undefined, { personText }: CallContext): number | null => {
  if (days === undefined) return null;
  if (!new RegExp(`(?<!\\d)${days}(?!\\d)`).test(personText))
    throw new InvalidCallError('The person did not say this number of days. Ask for it.');
  return days;
};

const stay = z.object({ from: isoDay, to: isoDay });
const toStay = ({ from, to }: z.infer<typeof stay>) => {
  const [entry, exit] = [toDay(from), toDay(to)];
  if (exit < entry) throw new InvalidCallError('A stay ends before it begins.');
  return { entry, exit };
};

const tripEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), city: cityName, nights: z.number().int().min(1).max(365).optional() }),
  z.object({ kind: z.literal('remove'), city: cityName }),
  z.object({ kind: z.literal('replace'), city: cityName, with: cityName }),
  z.object({ kind: z.literal('swap'), city: cityName, with: cityName }),
  z.object({ kind: z.literal('stay'), city: cityName, nights: z.number().int().min(1).max(365) }),
  z.object({ kind: z.literal('start'), on: isoDay }),
  z.object({ kind: z.literal('reverse') }),
  z.object({ kind: z.literal('people'), people: z.number().int().min(1).max(20) }),
  z.object({ kind: z.literal('budget'), usdMonth: z.number().int().min(100).max(100_000) }),
  z.object({ kind: z.literal('improve'), goal: z.enum(planGoals) }),
]);

const toEdit = (edit: z.infer<typeof tripEdit>, context: CallContext): TripEdit => {
  const stop = (name: string) => ({ city: toCity(name, context) });
  switch (edit.kind) {
    case 'add':
      return { kind: 'add', ...stop(edit.city), nights: edit.nights ?? null, where: null };
    case 'remove':
      return { kind: 'remove', stop: stop(edit.city) };
    case 'replace':
      return { kind: 'replace', stop: stop(edit.city), ...stop(edit.with) };
    case 'swap':
      return { kind: 'swap', one: stop(edit.city), other: stop(edit.with) };
    case 'stay':
      return { kind: 'stay', stop: stop(edit.city), nights: edit.nights };
    case 'start':
      return { kind: 'start', on: toDay(edit.on) };
    case 'reverse':
    case 'people':
    case 'budget':
    case 'improve':
      return edit;
  }
};

/** The tools of a model. Their names have no dots, which services refuse. */
const definitions: Readonly<Record<AssistantTool, ToolDefinition<never>>> = {
  'cities.search': define({
    description: 'Finds cities by conditions in plain words: "warm in March under $1500, not Asia".',
    input: z.object({ conditions: phrase(300) }),
    toIntent: ({ conditions }) => ({ tool: 'cities.search', phrase: conditions, without: [] }),
  }),
  'city.figures': define({
    description: 'Figures of a city on some topics.',
    input: z.object({
      city: cityName,
      topics: z.array(z.enum(figureTopics)).min(1).max(figureTopics.length),
    }),
    toIntent: ({ city, topics }, context) => ({
      tool: 'city.figures',
      city: toCity(city, context),
      topics: [...new Set(topics)],
    }),
  }),
  'city.months': define({
    description: 'Temperature and rain of a city, in some months or in all of them; the best months.',
    input: z.object({ city: cityName, months: z.array(month).max(12).optional() }),
    toIntent: ({ city, months = [] }, context) => ({
      tool: 'city.months',
      city: toCity(city, context),
      months: [...new Set(months)],
    }),
  }),
  'city.near': define({
    description: 'The cities most similar to a city, or the nearest ones.',
    input: z.object({ city: cityName, by: z.enum(['similarity', 'distance']) }),
    toIntent: ({ city, by }, context) => ({
      tool: 'city.near',
      city: toCity(city, context),
      words: '',
      ...(by === 'distance' && { by }),
    }),
  }),
  'city.compare': define({
    description: 'Compares two or three cities.',
    input: z.object({ cities: z.array(cityName).min(2).max(3) }),
    toIntent: ({ cities }, context) => ({
      tool: 'city.compare',
      cities: [...new Set(cities.map((one) => toCity(one, context)))],
    }),
  }),
  'irex.explain': define({
    description: 'Why a city has its IREX, our score for remote work.',
    input: z.object({ city: cityName }),
    toIntent: ({ city }, context) => ({ tool: 'irex.explain', city: toCity(city, context) }),
  }),
  'visa.entry': define({
    description: 'How long a passport may stay in a country. Without a passport, the saved one.',
    input: z.object({ country: countryCode, passport: countryCode.optional() }),
    toIntent: ({ country, passport }, context) => ({
      tool: 'visa.entry',
      country: toCountry(country, context),
      passports: passport === undefined ? null : [toCountry(passport, context)],
    }),
  }),
  'visa.nomad': define({
    description: 'The nomad visa of a country.',
    input: z.object({ country: countryCode }),
    toIntent: ({ country }, context) => ({ tool: 'visa.nomad', country: toCountry(country, context) }),
  }),
  'visa.schengen': define({
    description:
      'Schengen days: by the number that the person has used, by stays, or of the open trip. Without any of them, the rule.',
    input: z.object({
      used: z.number().int().min(0).max(180).optional(),
      stays: z.array(stay).max(20).optional(),
      plan: stay.optional().describe('A stay that may or may not fit'),
      ofTrip: z.boolean().optional(),
    }),
    toIntent: ({ used, stays = [], plan, ofTrip = false }, context) => ({
      tool: 'visa.schengen',
      used: toSaidDays(used, context),
      stays: stays.map(toStay),
      entered: null,
      plan: plan ? toStay(plan) : null,
      ofTrip,
      ofRule: used === undefined && stays.length === 0 && !plan && !ofTrip,
      country: null,
    }),
  }),
  'tax.days': define({
    description:
      'Days in a country beside the limit of tax residence: of the open trip, or as the person counts.',
    input: z.object({
      country: countryCode,
      days: z.number().int().min(0).max(366).optional(),
      ofTrip: z.boolean().optional(),
    }),
    toIntent: ({ country, days, ofTrip = false }, context) => ({
      tool: 'tax.days',
      country: toCountry(country, context),
      days: toSaidDays(days, context),
      stays: [],
      ofTrip,
      ofRule: days === undefined && !ofTrip,
    }),
  }),
  'hours.overlap': define({
    description: 'The hours that a working day in a city shares with one elsewhere.',
    input: z.object({ city: cityName, with: place, day: isoDay.optional() }),
    toIntent: ({ city, with: other, day }, context) => ({
      tool: 'hours.overlap',
      city: toCity(city, context),
      with: toZone(other, context),
      day: day === undefined ? null : toDay(day),
    }),
  }),
  'hours.convert': define({
    description: 'A time of day on two clocks. Without a time, now.',
    input: z.object({
      from: place,
      to: place,
      time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
        .optional()
        .describe('HH:MM'),
      day: isoDay.optional(),
    }),
    toIntent: ({ from, to, time, day }, context) => ({
      tool: 'hours.convert',
      minutes: time === undefined ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
      from: toZone(from, context),
      to: toZone(to, context),
      day: day === undefined ? null : toDay(day),
    }),
  }),
  'budget.stay': define({
    description: 'The cost of a stay in a city.',
    input: z.object({
      city: cityName,
      months: z.number().min(0.25).max(24),
      people: z.number().int().min(1).max(20),
    }),
    toIntent: ({ city, months, people }, context) => ({
      tool: 'budget.stay',
      city: toCity(city, context),
      months,
      people,
    }),
  }),
  'leg.estimate': define({
    description: 'Distance and time of a journey between two cities.',
    input: z.object({ from: cityName, to: cityName }),
    toIntent: ({ from, to }, context) => ({
      tool: 'leg.estimate',
      from: toCity(from, context),
      to: toCity(to, context),
    }),
  }),
  'packing.list': define({
    description: 'What to pack for a city in some months, or for the open trip.',
    input: z.object({
      city: cityName.optional(),
      months: z.array(month).min(1).max(12).optional(),
      days: z.number().int().min(1).max(365).optional(),
    }),
    toIntent: ({ city, months, days }, context) => ({
      tool: 'packing.list',
      city: city === undefined ? null : toCity(city, context),
      months: months ?? null,
      days: days ?? null,
      ofTrip: city === undefined,
    }),
  }),
  'articles.find': define({
    description: 'Articles of WanderWork with these words.',
    input: z.object({ words: z.string().regex(/^[\p{L} -]{2,40}$/u) }),
    toIntent: ({ words }) => ({ tool: 'articles.find', words }),
  }),
  'trip.read': define({
    description: 'The open trip: its stops, days and cost.',
    input: z.object({}),
    toIntent: () => ({ tool: 'trip.read' }),
  }),
  'trip.check': define({
    description: 'What does not fit in the open trip.',
    input: z.object({}),
    toIntent: () => ({ tool: 'trip.check' }),
  }),
  'trip.draft': define({
    description:
      'Drafts one change of the open trip, which the person accepts or rejects. Once in an answer.',
    input: z.object({ edit: tripEdit }),
    toIntent: ({ edit }, context) => ({ tool: 'trip.draft', edit: toEdit(edit, context) }),
  }),
  'trip.propose': define({
    description: 'Plans a new trip: "3 months from November, warm, under $1800". Once in an answer.',
    input: z.object({ conditions: phrase(600), goal: z.enum(planGoals).optional() }),
    toIntent: ({ conditions, goal }) => ({ tool: 'trip.propose', text: conditions, ...(goal && { goal }) }),
  }),
  account: define({
    description: 'The person’s own account.',
    input: z.object({ topic: z.enum(['trips', 'favourites', 'limits', 'plan']) }),
    toIntent: ({ topic }) => ({ tool: 'account', topic }),
  }),
  about: define({
    description: 'What WanderWork is and how it works.',
    input: z.object({ topic: z.enum(Object.keys(aboutTexts) as [string, ...string[]]) }),
    toIntent: ({ topic }) => ({ tool: 'about', topic }),
  }),
};

export interface ModelTool {
  /** As the model calls it: "city_months". */
  name: string;
  description: string;
  input: z.ZodType;
  /** Throws `InvalidCallError` for places and days that do not exist. */
  toIntent(input: never, context: CallContext): Intent;
}

export const modelTools: readonly ModelTool[] = Object.entries(definitions).map(([name, definition]) => ({
  ...definition,
  name: name.replace('.', '_'),
}));
