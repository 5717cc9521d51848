import type { Page } from './responses.js';

export const postCategories = ['Tips & Tutorials', 'Community Insights', 'Tools & Resources'] as const;
export type PostCategory = (typeof postCategories)[number];

/** The slug of a category in URLs: `tips-tutorials`. */
export const toPostCategorySlug = (category: PostCategory): string =>
  category.toLowerCase().replace(/[^a-z]+/g, '-');

/** The category with this slug, or null. */
export const findPostCategory = (slug: string | null): PostCategory | null =>
  postCategories.find((category) => toPostCategorySlug(category) === slug) ?? null;

/** The feed formats: file name, media type and display name. */
export const postFeeds = [
  { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const;
export type PostFeedFile = (typeof postFeeds)[number]['file'];

const CHARACTERS_PER_MINUTE = 2000;
const EXCERPT_TITLE_CHARACTERS = 100;

/** A post on a card. */
export interface PostCard {
  id: string;
  slug: string;
  title: string;
  excerpt: string | null;
  coverImage: string | null;
  category: PostCategory | null;
  tags: string[];
  /** Whole minutes, see `readMinutes`. */
  readMinutes: number;
  /** ISO dates. */
  publishedAt: string;
  updatedAt: string;
  checkedAt: string | null;
}

/** A post as `GET /api/blog-posts` lists it: the card with its text (Markdown). */
export interface BlogPost extends PostCard {
  content: string;
}

/** A law, study or page that a post cites. */
export interface PostSource {
  title: string;
  url: string;
}

/** The text under one heading, or before the first one (`null`); `mark` is a hash that changes with the text. */
export interface PostSection {
  id: string | null;
  mark: string;
}

/** A figure of a city in a text, with its current value. */
export interface PostFigure {
  /** The reference in the text: `lisbon.monthlyCost`. */
  id: string;
  /** "Lisbon, monthly cost for one person" */
  name: string;
  /** Null if unknown. */
  words: string | null;
}

/** A post with its text rendered and sanitized by the server. */
export interface PostDetail extends BlogPost {
  author: string;
  sources: PostSource[];
  html: string;
  /** Headings of level 2 in order, for the contents list. */
  headings: { id: string; text: string }[];
  sections: PostSection[];
  /** In the order of the text, each once. Absent in posts that browsers stored with an older version. */
  figures?: PostFigure[];
}

/** Minutes to read a text: 2000 characters a minute, rounded up. */
export const computeReadMinutes = (content: string): number =>
  Math.max(1, Math.ceil(content.length / CHARACTERS_PER_MINUTE));

/** The excerpt, or the first 100 characters of the title with an ellipsis. */
export const getExcerpt = (post: Pick<PostCard, 'excerpt' | 'title'>): string =>
  post.excerpt ?? `${Array.from(post.title).slice(0, EXCERPT_TITLE_CHARACTERS).join('')}…`;

/** A piece of a text; `found` marks a search match. */
export interface TextPart {
  text: string;
  found: boolean;
}

/** A post of the library, with its matches in a search. */
export interface LibraryPost extends PostCard {
  author: string;
  /** The title and a passage of the text with marked matches; null without a search. */
  found: { title: TextPart[]; passage: TextPart[] } | null;
}

/** A page of the library: `GET /api/library`. */
export interface LibraryPage extends Page<LibraryPost> {
  /** The post that the editors feature; only without a search and filters. */
  featured: LibraryPost | null;
  /** The corrected query that was used because the typed words occur nowhere. */
  corrected: string | null;
  /** Whether every post contains all words of the query; otherwise each contains some. */
  allWords: boolean;
}

/** A tag with the number of the newest posts that have it: `GET /api/library/tags`. */
export interface PostTag {
  tag: string;
  posts: number;
}

/** The names of figures in articles (`{{city:lisbon.monthlyCost}}`) and their keys in the table of cities. */
export const postFigureKeys: Readonly<Record<string, string>> = {
  monthlyCost: 'monthly_cost',
  rent: 'rent',
  food: 'food',
  transport: 'transport',
  utilities: 'utilities_internet',
  leisure: 'leisure',
  everythingElse: 'other',
  hotelRate: 'perdiem_lodging',
  mealRate: 'perdiem_meals',
  download: 'download',
  upload: 'upload',
  latency: 'latency',
  speedTests: 'tests',
  broadband: 'broadband',
  temperatureYear: 'temperature_year',
  rainYear: 'rain_year',
  safety: 'safety_label',
  safetyIndex: 'safety_index',
  homicideRate: 'homicide_rate',
  politicalStability: 'political_stability',
  ruleOfLaw: 'rule_of_law',
  healthCoverage: 'health_coverage',
  fineParticles: 'air_pm25',
  lifeExpectancy: 'life_expectancy',
  nomadVisa: 'nomad_visa',
  nomadVisaName: 'nomad_visa_name',
  nomadVisaMonths: 'nomad_visa_months',
  nomadVisaIncome: 'nomad_visa_income',
  nomadVisaFee: 'nomad_visa_fee',
  openPassports: 'open_passports',
  entryUs: 'entry_us',
  entryGb: 'entry_gb',
  entryDe: 'entry_de',
  entryIn: 'entry_in',
  entryBr: 'entry_br',
  entryZa: 'entry_za',
  entryPh: 'entry_ph',
  airport: 'airport_nearest',
  airportKm: 'airport_nearest_km',
  largeAirport: 'airport_large',
  largeAirportKm: 'airport_large_km',
  population: 'population',
  englishShare: 'english_share',
  english: 'english_level',
  currency: 'currency',
  languages: 'languages',
  plug: 'plug',
  voltage: 'voltage',
};

/** Former names of fields, which older articles use. */
export const formerPostFigureKeys: Readonly<Record<string, string>> = { rentCentre: 'rent' };

/** The fields that show the likely range of a figure instead of its value, and its key. */
export const postRangeKeys: Readonly<Record<string, string>> = {
  monthlyCostRange: 'monthly_cost',
  rentRange: 'rent',
};
