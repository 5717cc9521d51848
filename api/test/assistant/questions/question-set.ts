import fs from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { paths, type AssistantCard, type AssistantEvent, type RefusalForm } from '@wanderwork/contracts';
import { createTrip, noPins, parseDay, type Trip } from '@wanderwork/travel';
import { neutralPreferences } from '@wanderwork/irex';
import type { TestApp } from '../../support/index.js';
import { createMember, type Browser } from '../../support/member.js';
import { saveTrip, setTier } from '../../trips/planner.js';
import { getCards, getClaims, getEvents, getRefusals } from '../assistant-client.js';

/** The day on which all questions are asked. */
export const QUESTION_DAY = new Date('2026-11-28T12:00:00Z');

/** One line of a question set: the turns of a conversation, and what the answer to the last one must have. */
export interface Question {
  id: string;
  group: string;
  turns: string[];
  /** The city whose page is open. */
  page?: { kind: 'city'; slug: string };
  trip?: 'example';
  passport?: string;
  intent?: string;
  args?: unknown;
  cards?: string[];
  contains?: string[];
  excludes?: string[];
  refusal?: RefusalForm;
}

export const grades = ['right', 'refused', 'wrong'] as const;
export type Grade = (typeof grades)[number];

export interface GradedQuestion {
  question: Question;
  grade: Grade;
  /** The answer to the last turn. */
  events: AssistantEvent[];
  /** Why it is not right. */
  why: string;
}

/** The sets that exist: all may be used to write the grammar, except `held-out`. */
export const listSets = (): string[] =>
  fs
    .readdirSync(__dirname)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.replace(/\.jsonl$/, ''))
    .sort();

export const readSet = (name: string): Question[] =>
  fs
    .readFileSync(path.join(__dirname, `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Question);

/** Lisbon, Valencia and Athens, with calls in New York. */
const createExample = (): Trip => {
  const day = (text: string) => parseDay(text)!;
  const stop = (id: string, city: string, arrive: string, leave: string) => ({
    id,
    city,
    arrive: day(arrive),
    leave: day(leave),
    pinned: noPins,
    note: '',
  });
  return {
    ...createTrip(randomUUID(), day('2027-01-10'), 'Winter in the south'),
    stops: [
      stop('a', 'lisbon', '2027-01-10', '2027-02-10'),
      stop('b', 'valencia', '2027-02-10', '2027-03-10'),
      stop('c', 'athens', '2027-03-10', '2027-04-10'),
    ],
    passports: [{ code: 'DE' }],
    calls: [
      {
        id: 'call',
        title: 'Call with New York',
        zone: 'America/New_York',
        from: 15 * 60,
        to: 17 * 60,
        weekdays: [1, 2, 3, 4, 5],
        first: day('2027-01-10'),
        last: day('2027-04-10'),
        except: [],
      },
    ],
  };
};

/** As many questions as one member may ask in ten minutes, with room for the turns of one more. */
const MESSAGES_MAX = 14;

/** Pro members with one passport each, because the saved one is part of the context; a new one before a limit is met. */
export class QuestionMembers {
  private readonly byPassport = new Map<string, { member: Promise<Browser>; asked: number }>();

  constructor(private readonly api: TestApp) {}

  get({ passport, turns }: Question): Promise<Browser> {
    const key = passport ?? '';
    let own = this.byPassport.get(key);
    if (!own || own.asked >= MESSAGES_MAX)
      this.byPassport.set(key, (own = { member: this.create(passport), asked: 0 }));
    own.asked += turns.length;
    return own.member;
  }

  private async create(passport: string | undefined): Promise<Browser> {
    const member = await createMember(this.api);
    await setTier(this.api, member, 'pro');
    if (passport !== undefined)
      await member.request('PUT', '/api/account/irex', { ...neutralPreferences, passport });
    return member;
  }
}

/** All texts of an answer that people read. */
export const toText = (events: readonly AssistantEvent[]): string => {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'number') texts.push(String(value));
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(getCards(events));
  texts.push(...getClaims(events));
  for (const one of events) {
    if (one.event === 'refusal') texts.push(one.refusal.text, ...one.refusal.next.map(({ label }) => label));
    if (one.event === 'question') texts.push(one.text);
  }
  return texts.join('\n');
};

/** The subjects of a comparison in any order. */
const sortSubjects = (id: string): string =>
  id
    .split(/(?<=:)|\+/)
    .sort()
    .join('+');

/** Of an overlap, the other place is an argument: "hours.overlap:lisbon" also names "hours.overlap:lisbon+new-york". */
const isOverlapOf = (expected: string, id: string): boolean =>
  expected.startsWith('hours.overlap:') && id.startsWith(`${expected}+`);

/** "city.figures:lisbon" also names "city.figures:lisbon/rent"; a tool alone names any of its cards. */
const isCard = (expected: string, { id, tool }: AssistantCard): boolean =>
  id === expected ||
  tool === expected ||
  isOverlapOf(expected, id) ||
  id.startsWith(`${expected}/`) ||
  sortSubjects(id) === sortSubjects(expected);

const gradeAnswer = (
  question: Question,
  events: readonly AssistantEvent[],
): { grade: Grade; why: string } => {
  const { cards = [], contains = [], excludes = [], refusal } = question;
  const [shown, refusals, text] = [getCards(events), getRefusals(events), toText(events)];
  // Beside a refusal, the nearest card is welcome but not required.
  const missing = refusal ? [] : cards.filter((card) => !shown.some((one) => isCard(card, one)));
  const lacking = contains.filter((part) => !text.toLowerCase().includes(part.toLowerCase()));
  const unwanted = excludes.filter((part) => text.toLowerCase().includes(part.toLowerCase()));
  const isRefusal = refusal === undefined ? refusals.length === 0 : refusals.includes(refusal);
  const why = [
    ...missing.map((card) => `no card ${card}`),
    ...lacking.map((part) => `lacks “${part}”`),
    ...unwanted.map((part) => `has “${part}”`),
    ...(isRefusal ? [] : [`refusals: ${refusals.join() || 'none'}, expected ${refusal ?? 'none'}`]),
    `cards: ${shown.map(({ id }) => id).join(' ') || 'none'}`,
  ].join('; ');
  if (missing.length + lacking.length + unwanted.length === 0 && isRefusal)
    return { grade: 'right', why: '' };
  // A refusal where an answer was expected, or another form of refusal than the expected one: nothing false is said.
  const isRefused = refusals.length > 0 && shown.length === 0 && unwanted.length === 0;
  return { grade: isRefused ? 'refused' : 'wrong', why };
};

/** Asks all turns of a question in one conversation and grades the last answer. */
export const askQuestion = async (members: QuestionMembers, question: Question): Promise<GradedQuestion> => {
  const member = await members.get(question);
  const trip = question.trip === undefined ? null : await saveTrip(member, createExample());
  const conversation = randomUUID();
  let events: AssistantEvent[] = [];
  const page = question.page && paths.web.city(question.page.slug);
  for (const text of question.turns)
    events = await getEvents(
      member,
      { text, ...(page !== undefined && { page }), ...(trip && { trip: trip.trip.id }) },
      conversation,
    );
  if (trip) await member.request('DELETE', `/api/trips/${trip.trip.id}`);
  return { question, events, ...gradeAnswer(question, events) };
};

const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${String(Math.round((1000 * part) / all) / 10)}%`;

/** The table of a set: right, refused and wrong, by group. */
export const toTable = (graded: readonly GradedQuestion[]): string => {
  const groups = [...new Set(graded.map(({ question }) => question.group))];
  const toRow = (name: string, own: readonly GradedQuestion[]): string => {
    const counts = grades.map((grade) => own.filter((one) => one.grade === grade).length);
    return `| ${name} | ${own.length} | ${counts.map((count) => `${count} (${percent(count, own.length)})`).join(' | ')} |`;
  };
  return [
    '| Group | Questions | Right | Refused | Wrong |',
    '| --- | --- | --- | --- | --- |',
    ...groups.map((group) =>
      toRow(
        group,
        graded.filter(({ question }) => question.group === group),
      ),
    ),
    toRow('**all**', graded),
  ].join('\n');
};
