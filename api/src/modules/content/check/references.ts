import type { PostFinding } from '@wanderwork/contracts';
import { isFigureField } from '../live/figure-fields.js';
import { isFiguresListAnchor } from '../live/figures-list.js';
import { MAX_CITIES } from '../live/live-text.js';
import { parseDirective, type Directive, MAX_PLACEHOLDERS } from '../render/directive.js';
import type { CheckedPost, CheckContext } from './check-context.js';
import { stripCode } from './prose.js';

const DIRECTIVE = /\{\{([^{}\n]*)\}\}/g;
const LINK = /\]\((\/[^)\s]*|#[^)\s]*)/g;
const POST_PATH = /^\/(?:wanderhub\/blog|blog-post)\/([^/?#]+)[^#]*#?(.*)$/;
const CITY_PATH = /^\/wanderlens\/cities\/([^/?#]+)/;
const ID = /\sid="([^"]*)"/g;
const NOTE = /\[\^([\w-]+)\](:?)/g;

const findDirectiveError = (directive: Directive | null, cities: ReadonlySet<string>): string | null => {
  if (!directive) return 'is not a valid directive';
  if (!cities.has(directive.slug)) return 'names an unknown city';
  if (directive.kind === 'city' && !isFigureField(directive.field)) return 'names an unknown figure';
  return null;
};

/** Checks the limits on the number of directives and cities, one directive at a time. */
const createLimitCheck = () => {
  let directiveCount = 0;
  const cities = new Set<string>();
  return ({ slug }: Directive): string | null => {
    directiveCount += 1;
    if (directiveCount > MAX_PLACEHOLDERS) return `is one more than the ${MAX_PLACEHOLDERS} allowed per text`;
    if (cities.size < MAX_CITIES) cities.add(slug);
    return cities.has(slug) ? null : `names one city more than the ${MAX_CITIES} allowed per text`;
  };
};

const toSlugs = ({ cities }: CheckContext): Set<string> => new Set(cities.map(({ slug }) => slug));

/** Matches `{{…}}`; group 1 is the text between the braces. */
const matchDirectives = (content: string) => [...stripCode(content).matchAll(DIRECTIVE)];

/** Slugs of the cities whose figures a text shows. */
export const findFigureCities = (content: string): string[] =>
  matchDirectives(content).flatMap(([, words = '']) => parseDirective(words)?.slug ?? []);

/** Finds directives that would show nothing. */
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

/** Decodes percent escapes; invalid ones stay as they are. */
const decode = (text: string): string => {
  try {
    // PostgreSQL text cannot contain NUL.
    return decodeURIComponent(text).replaceAll('\0', '\ufffd');
  } catch {
    return text;
  }
};

/** The link targets of a text, without duplicates. */
const findLinks = (content: string): string[] => [
  ...new Set([...stripCode(content).matchAll(LINK)].map(([, address = '']) => address)),
];

/** Ids that links can point to. */
export const findIds = (html: string): Set<string> =>
  new Set([...html.matchAll(ID)].map(([, id = '']) => id));

/** A link to a post by slug or id, and to a section if it names one. */
export interface PostLink {
  key: string;
  part: string;
}

const parsePostLink = (address: string): PostLink | null => {
  const [, key, part = ''] = POST_PATH.exec(address) ?? [];
  return key === undefined ? null : { key: decode(key), part: decode(part) };
};

/** Links of a text to posts and their sections. */
export const findPostLinks = (content: string): PostLink[] =>
  findLinks(content).flatMap((address) => parsePostLink(address) ?? []);

/** Slugs of the cities that a text links to. */
export const findCityLinks = (content: string): string[] =>
  findLinks(content).flatMap((address) => CITY_PATH.exec(address)?.[1] ?? []);

const BROKEN_LINK = 'is a broken link';

/** Returns the section ids of a post, or null if there is no such post. */
type FindParts = (key: string) => ReadonlySet<string> | null;

const findPostLinkError = ({ key, part }: PostLink, findParts: FindParts): string | null => {
  const parts = findParts(key);
  if (!parts) return BROKEN_LINK;
  return part === '' || parts.has(part) || isFiguresListAnchor(part)
    ? null
    : 'points to a section that doesn’t exist';
};

/** Finds links to posts, sections, cities and headings that do not exist. */
export const findDeadLinks = (
  { slug, content, html }: Pick<CheckedPost, 'slug' | 'content' | 'html'>,
  context: CheckContext,
): PostFinding[] => {
  const cities = toSlugs(context);
  const ids = findIds(html);
  // Links to this post use the sections of the draft: readers may see an older version, or none.
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

/** Finds footnotes that are referenced but not defined, or defined but not referenced. */
export const findNoteErrors = (content: string): PostFinding[] => {
  const notes = [...stripCode(content).matchAll(NOTE)];
  const findKeys = (isDefinition: boolean) =>
    new Set(notes.filter(([, , colon]) => (colon === ':') === isDefinition).map(([, key = '']) => key));
  const [definedKeys, calledKeys] = [findKeys(true), findKeys(false)];
  const missing = [...calledKeys]
    .filter((key) => !definedKeys.has(key))
    .map((key) => `[^${key}] has no text`);
  const unused = [...definedKeys]
    .filter((key) => !calledKeys.has(key))
    .map((key) => `[^${key}] is never referenced`);
  return [...missing, ...unused].map((words): PostFinding => ({ kind: 'note', words }));
};
