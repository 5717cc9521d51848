import type { PostFinding } from '@wanderwork/contracts';
import { isFigureField } from '../live/figure-fields.js';
import { isFiguresListAnchor } from '../live/figures-list.js';
import { MAX_CITIES } from '../live/live-text.js';
import { parseDirective, type Directive } from '../render/directive.js';
import { MAX_PLACEHOLDERS } from '../render/placeholder.js';
import type { CheckedPost, CheckContext } from './check-context.js';
import { stripCode } from './prose.js';

const DIRECTIVE = /\{\{([^{}\n]*)\}\}/g;
const LINK = /\]\((\/[^)\s]*|#[^)\s]*)/g;
const POST_PATH = /^\/(?:wanderhub\/blog|blog-post)\/([^/?#]+)[^#]*#?(.*)$/;
const CITY_PATH = /^\/wanderlens\/cities\/([^/?#]+)/;
const ID = /\sid="([^"]*)"/g;
const NOTE = /\[\^([\w-]+)\](:?)/g;

const findDirectiveError = (directive: Directive | null, cities: ReadonlySet<string>): string | null => {
  if (!directive) return 'is no directive';
  if (!cities.has(directive.slug)) return 'names a city that the table does not have';
  if (directive.kind === 'city' && !isFigureField(directive.field))
    return 'names a figure that does not exist';
  return null;
};

/** Tells of one directive after the other whether a text shows as many, and of as many cities. */
const createLimitCheck = () => {
  let directiveCount = 0;
  const cities = new Set<string>();
  return ({ slug }: Directive): string | null => {
    directiveCount += 1;
    if (directiveCount > MAX_PLACEHOLDERS)
      return `is one more than the ${MAX_PLACEHOLDERS} that a text shows`;
    if (cities.size < MAX_CITIES) cities.add(slug);
    return cities.has(slug) ? null : `names one city more than the ${MAX_CITIES} that a text shows`;
  };
};

const toSlugs = ({ cities }: CheckContext): Set<string> => new Set(cities.map(({ slug }) => slug));

/** What stands between double braces, with the braces and without. */
const matchDirectives = (content: string) => [...stripCode(content).matchAll(DIRECTIVE)];

/** The slugs of the cities that a text asks figures of. */
export const findFigureCities = (content: string): string[] =>
  matchDirectives(content).flatMap(([, words = '']) => parseDirective(words)?.slug ?? []);

/** Directives that say nothing to a reader. */
export const findDirectiveErrors = (content: string, context: CheckContext): PostFinding[] => {
  const cities = toSlugs(context);
  const findLimitError = createLimitCheck();
  return matchDirectives(content).flatMap(([source, words = '']): PostFinding[] => {
    const directive = parseDirective(words);
    const limitError = directive && findLimitError(directive);
    const error = findDirectiveError(directive, cities) ?? limitError;
    return error === null ? [] : [{ kind: 'directive', words: `${source} ${error}` }];
  });
};

/** As it is meant; what is no escape stands for itself. */
const decode = (text: string): string => {
  try {
    // PostgreSQL, which is asked for it, knows no text with a NUL in it.
    return decodeURIComponent(text).replaceAll('\0', '\ufffd');
  } catch {
    return text;
  }
};

/** Each address once, however often a text names it. */
const findLinks = (content: string): string[] => [
  ...new Set([...stripCode(content).matchAll(LINK)].map(([, address = '']) => address)),
];

/** What of a text can be led to. */
export const findIds = (html: string): Set<string> =>
  new Set([...html.matchAll(ID)].map(([, id = '']) => id));

/** A way to an article, by its slug or id, and to a part of it where it names one. */
export interface PostLink {
  key: string;
  part: string;
}

const parsePostLink = (address: string): PostLink | null => {
  const [, key, part = ''] = POST_PATH.exec(address) ?? [];
  return key === undefined ? null : { key: decode(key), part: decode(part) };
};

/** The articles that a text leads to, and their parts. */
export const findPostLinks = (content: string): PostLink[] =>
  findLinks(content).flatMap((address) => parsePostLink(address) ?? []);

/** The slugs of the cities that a text leads to. */
export const findCityLinks = (content: string): string[] =>
  findLinks(content).flatMap((address) => CITY_PATH.exec(address)?.[1] ?? []);

const BROKEN_LINK = 'leads nowhere';

/** What the parts of an article are looked up in; null where there is no such article. */
type FindParts = (key: string) => ReadonlySet<string> | null;

const findPostLinkError = ({ key, part }: PostLink, findParts: FindParts): string | null => {
  const parts = findParts(key);
  if (!parts) return BROKEN_LINK;
  return part === '' || parts.has(part) || isFiguresListAnchor(part)
    ? null
    : 'leads to a part that the article does not have';
};

/** Links to articles, their parts, cities and headings that are not there. */
export const findDeadLinks = (
  { slug, content, html }: Pick<CheckedPost, 'slug' | 'content' | 'html'>,
  context: CheckContext,
): PostFinding[] => {
  const cities = toSlugs(context);
  const ids = findIds(html);
  // Its own parts are those of this text: readers may see an older one, or none yet.
  const isOwn = (key: string): boolean => key === slug || context.posts.get(key)?.slug === slug;
  const findParts: FindParts = (key) => (isOwn(key) ? ids : (context.posts.get(key)?.parts ?? null));
  const isHere = (part: string): boolean => ids.has(part) || isFiguresListAnchor(part);
  const findLinkError = (address: string): string | null => {
    if (address.startsWith('#')) return isHere(decode(address.slice(1))) ? null : BROKEN_LINK;
    const post = parsePostLink(address);
    if (post) return findPostLinkError(post, findParts);
    const [, city] = CITY_PATH.exec(address) ?? [];
    return city === undefined || cities.has(city) ? null : BROKEN_LINK;
  };
  return findLinks(content).flatMap((address): PostFinding[] => {
    const error = findLinkError(address);
    return error === null ? [] : [{ kind: 'link', words: `${address} ${error}` }];
  });
};

/** Notes that are called and not written, or written and not called. */
export const findNoteErrors = (content: string): PostFinding[] => {
  const notes = [...stripCode(content).matchAll(NOTE)];
  const findKeys = (isDefinition: boolean) =>
    new Set(notes.filter(([, , colon]) => (colon === ':') === isDefinition).map(([, key = '']) => key));
  const [definedKeys, calledKeys] = [findKeys(true), findKeys(false)];
  const missing = [...calledKeys]
    .filter((key) => !definedKeys.has(key))
    .map((key) => `[^${key}] is not written`);
  const unused = [...definedKeys]
    .filter((key) => !calledKeys.has(key))
    .map((key) => `[^${key}] is never called`);
  return [...missing, ...unused].map((words): PostFinding => ({ kind: 'note', words }));
};
