import type { PostFinding } from '@wanderwork/contracts';
import { isField } from '../live/figure-fields.js';
import { isListed } from '../live/figures-list.js';
import { MOST_CITIES } from '../live/live-text.js';
import { readDirective, type Directive } from '../render/directive.js';
import { MOST_PLACES } from '../render/placeholder.js';
import type { CheckedPost, Truth } from './finding.js';
import { withoutCode } from './prose.js';

const DIRECTIVE = /\{\{([^{}\n]*)\}\}/g;
const LINK = /\]\((\/[^)\s]*|#[^)\s]*)/g;
const POST = /^\/(?:wanderhub\/blog|blog-post)\/([^/?#]+)[^#]*#?(.*)$/;
const CITY = /^\/wanderlens\/cities\/([^/?#]+)/;
const ID = /\sid="([^"]*)"/g;
const NOTE = /\[\^([\w-]+)\](:?)/g;

const faultOf = (directive: Directive | null, cities: ReadonlySet<string>): string | null => {
  if (!directive) return 'is no directive';
  if (!cities.has(directive.slug)) return 'names a city that the table does not have';
  if (directive.kind === 'city' && !isField(directive.field)) return 'names a figure that does not exist';
  return null;
};

/** Tells of one directive after the other whether a text shows as many, and of as many cities. */
const bounds = () => {
  let places = 0;
  const cities = new Set<string>();
  return ({ slug }: Directive): string | null => {
    places += 1;
    if (places > MOST_PLACES) return `is one more than the ${MOST_PLACES} that a text shows`;
    if (cities.size < MOST_CITIES) cities.add(slug);
    return cities.has(slug) ? null : `names one city more than the ${MOST_CITIES} that a text shows`;
  };
};

const slugsOf = ({ cities }: Truth): Set<string> => new Set(cities.map(({ slug }) => slug));

/** What stands between double braces, with the braces and without. */
const directivesIn = (content: string) => [...withoutCode(content).matchAll(DIRECTIVE)];

/** The slugs of the cities that a text asks figures of. */
export const citiesAskedIn = (content: string): string[] =>
  directivesIn(content).flatMap(([, words = '']) => readDirective(words)?.slug ?? []);

/** Directives that say nothing to a reader. */
export const directiveFaults = (content: string, truth: Truth): PostFinding[] => {
  const cities = slugsOf(truth);
  const isBeyond = bounds();
  return directivesIn(content).flatMap(([written, words = '']): PostFinding[] => {
    const directive = readDirective(words);
    const beyond = directive && isBeyond(directive);
    const fault = faultOf(directive, cities) ?? beyond;
    return fault === null ? [] : [{ kind: 'directive', words: `${written} ${fault}` }];
  });
};

/** As it is meant; what is no escape stands for itself. */
const unescaped = (text: string): string => {
  try {
    // PostgreSQL, which is asked for it, knows no text with a NUL in it.
    return decodeURIComponent(text).replaceAll('\0', '\ufffd');
  } catch {
    return text;
  }
};

/** Each address once, however often a text names it. */
const linksIn = (content: string): string[] => [
  ...new Set([...withoutCode(content).matchAll(LINK)].map(([, address = '']) => address)),
];

/** What of a text can be led to. */
export const idsIn = (html: string): Set<string> => new Set([...html.matchAll(ID)].map(([, id = '']) => id));

/** A way to an article, by its slug or id, and to a part of it where it names one. */
export interface PostLink {
  key: string;
  part: string;
}

const postLinkOf = (address: string): PostLink | null => {
  const [, key, part = ''] = POST.exec(address) ?? [];
  return key === undefined ? null : { key: unescaped(key), part: unescaped(part) };
};

/** The articles that a text leads to, and their parts. */
export const postsLinkedIn = (content: string): PostLink[] =>
  linksIn(content).flatMap((address) => postLinkOf(address) ?? []);

/** The slugs of the cities that a text leads to. */
export const citiesLinkedIn = (content: string): string[] =>
  linksIn(content).flatMap((address) => CITY.exec(address)?.[1] ?? []);

const NOWHERE = 'leads nowhere';

/** What the parts of an article are looked up in; null where there is no such article. */
type PartsOf = (key: string) => ReadonlySet<string> | null;

const faultOfPostLink = ({ key, part }: PostLink, partsOf: PartsOf): string | null => {
  const parts = partsOf(key);
  if (!parts) return NOWHERE;
  return part === '' || parts.has(part) || isListed(part)
    ? null
    : 'leads to a part that the article does not have';
};

/** Links to articles, their parts, cities and headings that are not there. */
export const deadLinks = (
  { slug, content, html }: Pick<CheckedPost, 'slug' | 'content' | 'html'>,
  truth: Truth,
): PostFinding[] => {
  const cities = slugsOf(truth);
  const ids = idsIn(html);
  // Its own parts are those of this text: readers may see an older one, or none yet.
  const isOwn = (key: string): boolean => key === slug || truth.posts.get(key)?.slug === slug;
  const partsOf: PartsOf = (key) => (isOwn(key) ? ids : (truth.posts.get(key)?.parts ?? null));
  const isHere = (part: string): boolean => ids.has(part) || isListed(part);
  const faultOfLink = (address: string): string | null => {
    if (address.startsWith('#')) return isHere(unescaped(address.slice(1))) ? null : NOWHERE;
    const post = postLinkOf(address);
    if (post) return faultOfPostLink(post, partsOf);
    const [, city] = CITY.exec(address) ?? [];
    return city === undefined || cities.has(city) ? null : NOWHERE;
  };
  return linksIn(content).flatMap((address): PostFinding[] => {
    const fault = faultOfLink(address);
    return fault === null ? [] : [{ kind: 'link', words: `${address} ${fault}` }];
  });
};

/** Notes that are called and not written, or written and not called. */
export const noteFaults = (content: string): PostFinding[] => {
  const notes = [...withoutCode(content).matchAll(NOTE)];
  const keys = (written: boolean) =>
    new Set(notes.filter(([, , colon]) => (colon === ':') === written).map(([, key = '']) => key));
  const [written, called] = [keys(true), keys(false)];
  const missing = [...called].filter((key) => !written.has(key)).map((key) => `[^${key}] is not written`);
  const idle = [...written].filter((key) => !called.has(key)).map((key) => `[^${key}] is never called`);
  return [...missing, ...idle].map((words): PostFinding => ({ kind: 'note', words }));
};
