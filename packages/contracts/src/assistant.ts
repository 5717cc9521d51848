import type { Grade, Reliability } from './city.js';
import type { PlanGoal } from './trip-plan.js';

export const assistantLimits = {
  /** Characters of a message. */
  text: 600,
  page: 300,
  /** Turns that a follow-up can refer to. */
  memory: 12,
  /** Cities or conditions of an earlier message that was not kept. */
  shown: 20,
  messages: 200,
  title: 80,
} as const;

/** The tools of both writers. The id of a card is its tool and its subject: "city.months:athens". */
export const assistantTools = [
  'cities.search',
  'city.figures',
  'city.months',
  'city.near',
  'city.compare',
  'irex.explain',
  'visa.entry',
  'visa.nomad',
  'visa.schengen',
  'tax.days',
  'hours.overlap',
  'hours.convert',
  'budget.stay',
  'leg.estimate',
  'packing.list',
  'articles.find',
  'trip.read',
  'trip.check',
  'trip.draft',
  'trip.propose',
  'account',
  'about',
] as const;
export type AssistantTool = (typeof assistantTools)[number];

/** What `city.figures` can tell about a city. */
export const figureTopics = [
  'cost',
  'rent',
  'internet',
  'safety',
  'air',
  'english',
  'population',
  'score',
  'visa',
  'weather',
  'airport',
  'health',
  'time',
] as const;
export type FigureTopic = (typeof figureTopics)[number];

/** One value on a card. The client draws it, with the mark of its grade. */
export interface AssistantFigure {
  /** Unique on its card; claims cite it. */
  key: string;
  label: string;
  /** Null if unknown. */
  value: number | string | null;
  unit: string | null;
  /** As sentences state it: "$1,535 a month", "31 °C", "12 Feb 2027". */
  text: string;
  /** Null for a value that is unknown or computed. */
  grade: Grade | null;
  reliability?: Reliability;
  range?: readonly [low: number, high: number];
  /** Null for a computed value. */
  source: { title: string; url: string | null } | null;
  year: string | null;
}

/** A city on a card. `link` is a path of this site. */
export interface AssistantCity {
  slug: string;
  name: string;
  country: string;
  link: string;
}

/** A city of a list, with the figures that the question was about. */
export interface AssistantCityItem extends AssistantCity {
  figures: AssistantFigure[];
}

/** A row of a table on a card: "Rent", one text for each column. */
export interface AssistantRow {
  label: string;
  texts: string[];
  note: string | null;
}

interface Card<Tool extends AssistantTool> {
  id: string;
  tool: Tool;
  title: string;
  /** The page that shows more; a path of this site. */
  link: string | null;
  figures: AssistantFigure[];
  /** What a reader must know: rules, assumptions, caveats. */
  notes: string[];
}

export interface SearchCard extends Card<'cities.search'> {
  /** The whole search, for the next refinement. */
  phrase: string;
  without: string[];
  conditions: { id: string; label: string }[];
  cities: AssistantCityItem[];
  total: number;
  /** Why the cities do not meet all conditions: "No city meets all four. These meet three." */
  near: string | null;
}

export interface FiguresCard extends Card<'city.figures'> {
  city: AssistantCity;
  topics: FigureTopic[];
  /** One line for each topic. */
  verdicts: string[];
}

export interface MonthsCard extends Card<'city.months'> {
  city: AssistantCity;
  /** The months that were asked about, 1–12; empty for the year. */
  asked: number[];
  /** The months for which the rule in `notes` holds. */
  best: number[];
  /** January to December. */
  months: { tempC: number | null; rainMm: number | null }[];
}

export interface NearCard extends Card<'city.near'> {
  city: AssistantCity;
  cities: AssistantCityItem[];
}

export interface CompareCard extends Card<'city.compare'> {
  cities: AssistantCity[];
  rows: (AssistantRow & { key: string })[];
  /** The keys of the rows that answer the question. */
  answerRows: string[];
}

export interface ScoreCard extends Card<'irex.explain'> {
  city: AssistantCity;
  dimensions: { key: string; name: string; score: number; weight: number }[];
}

export interface EntryCard extends Card<'visa.entry'> {
  passport: string;
  /** ISO 3166-1 alpha-2, or "SCHENGEN". */
  country: string;
  kind: string;
  days: number | null;
}

export interface NomadVisaCard extends Card<'visa.nomad'> {
  country: string;
}

export interface SchengenCard extends Card<'visa.schengen'> {
  used: number;
  left: number;
  /** ISO days; null where it does not apply. */
  leaveBy: string | null;
  returnFrom: string | null;
  /** Whether the planned stay is legal; null without one. */
  fits: boolean | null;
}

export interface TaxCard extends Card<'tax.days'> {
  country: string;
  /** Null where nobody's days are counted, but the rule is explained. */
  days: number | null;
  /** Null where we don't have the country's rule. */
  left: number | null;
}

export interface OverlapCard extends Card<'hours.overlap'> {
  city: AssistantCity;
  zone: string;
  /** Minutes since midnight in the city. */
  shared: { from: number; to: number } | null;
}

export interface ConvertCard extends Card<'hours.convert'> {
  from: { zone: string; name: string; day: string; clock: string };
  to: { zone: string; name: string; day: string; clock: string };
}

export interface BudgetCard extends Card<'budget.stay'> {
  city: AssistantCity;
  people: number;
  months: number;
  rows: AssistantRow[];
}

export interface LegCard extends Card<'leg.estimate'> {
  from: AssistantCity;
  to: AssistantCity;
  km: number;
}

export interface PackingCard extends Card<'packing.list'> {
  items: { group: string; name: string; count: number; reason: string }[];
}

export interface ArticlesCard extends Card<'articles.find'> {
  articles: { title: string; link: string; date: string; excerpt: string }[];
}

export interface TripStopItem extends AssistantCity {
  /** ISO days. */
  arrive: string;
  leave: string;
  nights: number;
}

export interface TripCard extends Card<'trip.read'> {
  trip: string;
  stops: TripStopItem[];
}

export interface TripCheckCard extends Card<'trip.check'> {
  trip: string;
  conflicts: { level: string; code: string; text: string }[];
}

/** Changes to accept or reject; nothing has changed yet. */
export interface TripDraftCard extends Card<'trip.draft'> {
  trip: string;
  draft: string;
  items: { id: string; text: string }[];
}

export interface TripProposalCard extends Card<'trip.propose'> {
  /** Whole trips, ready to be saved. */
  plans: { goal: PlanGoal | null; stops: TripStopItem[]; trip: unknown; figures: AssistantFigure[] }[];
  /** The sentence as it was read. */
  chips: string[];
  /** False for the nearest plan, if none meets all conditions. */
  fits: boolean;
}

export interface AccountCard extends Card<'account'> {
  topic: 'trips' | 'favourites' | 'limits' | 'plan';
}

export interface AboutCard extends Card<'about'> {
  topic: string;
  text: string;
}

export type AssistantCard =
  | SearchCard
  | FiguresCard
  | MonthsCard
  | NearCard
  | CompareCard
  | ScoreCard
  | EntryCard
  | NomadVisaCard
  | SchengenCard
  | TaxCard
  | OverlapCard
  | ConvertCard
  | BudgetCard
  | LegCard
  | PackingCard
  | ArticlesCard
  | TripCard
  | TripCheckCard
  | TripDraftCard
  | TripProposalCard
  | AccountCard
  | AboutCard;

/** A sentence of the answer. Every number in it is one of the cited figures. */
export interface AssistantClaim {
  text: string;
  cites: { card: string; key: string }[];
}

/** Something to do next: a question to send, or a page of this site. */
export type NextStep =
  { kind: 'ask'; label: string; text: string } | { kind: 'link'; label: string; href: string };

/** The five ways in which the assistant says that it can't answer. */
export const refusalForms = ['data', 'understanding', 'missing', 'permission', 'subject'] as const;
export type RefusalForm = (typeof refusalForms)[number];

export interface AssistantRefusal {
  form: RefusalForm;
  text: string;
  /** The words that were not understood, as character positions of the message. */
  marked: { start: number; end: number }[];
  next: NextStep[];
}

/** Why a writer ended early, or was not asked at all (`limit`; `paused` after failures). */
export type AssistantStop =
  'time' | 'refused' | 'unreadable' | 'unsupported' | 'limit' | 'paused' | 'interrupted';

/** One line of the answer (JSON lines). `writer` comes first, `end` last. */
export type AssistantEvent =
  | { event: 'writer'; writer: { kind: 'embedded' | 'model'; name: string } }
  /** What is being looked up: "Looking at Lisbon". */
  | { event: 'working'; tool: AssistantTool; text: string }
  | { event: 'card'; card: AssistantCard }
  | { event: 'claim'; claim: AssistantClaim }
  /** One question back to the person, with answers to choose from. */
  | { event: 'question'; text: string; choices: NextStep[] }
  | { event: 'refusal'; refusal: AssistantRefusal }
  /** A draft of changes to a trip waits for the person's decision. */
  | { event: 'draft'; trip: string; draft: string }
  /** How many sentences were left out because no figure supports them. */
  | { event: 'dropped'; count: number }
  | { event: 'stopped'; reason: AssistantStop }
  | { event: 'failed'; code: string; message: string }
  | { event: 'end' };

/** `writing`: the answer is being written now. `interrupted`: it ended early and can be continued. */
export type AssistantMessageState = 'writing' | 'done' | 'interrupted';

export interface AssistantMessage {
  id: string;
  text: string;
  page: string | null;
  trip: string | null;
  state: AssistantMessageState;
  events: AssistantEvent[];
  createdAt: string;
}

export interface AssistantConversation {
  id: string;
  /** The beginning of its first message. */
  title: string;
  updatedAt: string;
}

/** One page of `GET /api/assistant/conversations`, last changed first. */
export interface AssistantConversations {
  items: AssistantConversation[];
  nextKey: string | null;
}

/** One page of a conversation's messages, newest first. */
export interface AssistantConversationPage extends AssistantConversation {
  messages: AssistantMessage[];
  nextKey: string | null;
}

/** The messages left today; a limit of null means unlimited. */
export interface AssistantAllowance {
  limit: number | null;
  left: number | null;
  resetsAt: string;
  writer: { kind: 'embedded' | 'model'; name: string };
}
