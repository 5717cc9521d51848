import { toUtcDay, type PostFinding } from '@wanderwork/contracts';
import { DAY_MS } from '../../../platform/durations.js';
import type { CheckContext, CheckedPost } from './check-context.js';
import { createCityFinder } from './prose.js';
import {
  findFigureCities,
  findCityLinks,
  findPostLinks,
  findDeadLinks,
  findDirectiveErrors,
  findNoteErrors,
} from './references.js';
import { findContradictions } from './find-contradictions.js';

/** The cities and posts that a post's findings depend on. When one of them changes, the post is checked again. */
const findDependencies = (content: string, context: CheckContext): string[] => {
  const mentionedCities = [...createCityFinder(context.cities)(content)].map(({ slug }) => slug);
  const cities = [...mentionedCities, ...findFigureCities(content), ...findCityLinks(content)];
  const posts = findPostLinks(content).flatMap(({ key }) => {
    const linkedPost = context.posts.get(key);
    // A broken link may name the id of a future post.
    return [`post:${key}`, linkedPost ? `post:${linkedPost.slug}` : `self:${key}`];
  });
  return [...new Set([...cities.map((slug) => `city:${slug}`), ...posts])];
};

/** A post and the data to check it against. */
export interface CheckJob {
  post: CheckedPost;
  context: CheckContext;
}

/** The findings in a post's text, and the cities and posts that they depend on. */
export interface CheckResult {
  findings: PostFinding[];
  dependencies: string[];
}

export const runCheckJob = ({ post, context }: CheckJob): CheckResult => ({
  findings: checkContent(post, context),
  dependencies: findDependencies(post.content, context),
});

export const YEAR_MS = 365 * DAY_MS;

/** Findings of one kind beyond this number are only counted. */
const MAX_LISTED_PER_KIND = 50;

const limitFindings = (findings: readonly PostFinding[]): PostFinding[] => {
  const next = findings[MAX_LISTED_PER_KIND];
  if (!next) return [...findings];
  return [
    ...findings.slice(0, MAX_LISTED_PER_KIND),
    { kind: next.kind, words: `and ${findings.length - MAX_LISTED_PER_KIND} more, first ${next.words}` },
  ];
};

/** Reports a post that was never checked, or not for a year. */
export const findStaleness = ({ checkedAt }: Pick<CheckedPost, 'checkedAt'>, now: Date): PostFinding[] => {
  if (checkedAt === null) return [{ kind: 'not-checked', words: 'not checked yet' }];
  if (now.getTime() - checkedAt.getTime() <= YEAR_MS) return [];
  return [{ kind: 'not-checked', words: `last checked on ${toUtcDay(checkedAt)}` }];
};

const checkCard = ({ excerpt, coverImage }: CheckedPost): PostFinding[] => {
  const findings: PostFinding[] = [];
  if (!excerpt?.trim()) findings.push({ kind: 'excerpt', words: 'missing' });
  // A post without a cover gets a drawn one. Pictures of other sites are blocked by the page's policy.
  if (coverImage !== null && !/^\/(?!\/)/.test(coverImage))
    findings.push({ kind: 'cover', words: `${coverImage} is not on this site` });
  return findings;
};

/** Checks directives, figures, links, notes and the card of a post. */
const checkContent = (post: CheckedPost, context: CheckContext): PostFinding[] => [
  ...limitFindings(findDirectiveErrors(post.content, context)),
  ...limitFindings(findContradictions(post.content, context.cities)),
  ...limitFindings(findDeadLinks(post, context)),
  ...limitFindings(findNoteErrors(post.content)),
  ...checkCard(post),
];

/** All findings in a post, including its age. */
export const checkPost = (post: CheckedPost, context: CheckContext): PostFinding[] => [
  ...checkContent(post, context),
  ...findStaleness(post, context.now),
];
