import type { PostFinding } from '@wanderwork/contracts';
import { DAY_MS } from '../../../platform/durations.js';
import { findContradictions } from './find-contradictions.js';
import type { CheckedPost, CheckContext } from './check-context.js';
import { findDeadLinks, findDirectiveErrors, findNoteErrors } from './references.js';

export const YEAR_MS = 365 * DAY_MS;

/** Of one kind so many are named, and of the others how many there are. */
const MAX_LISTED_PER_KIND = 50;

const limitFindings = (findings: readonly PostFinding[]): PostFinding[] => {
  const next = findings[MAX_LISTED_PER_KIND];
  if (!next) return [...findings];
  return [
    ...findings.slice(0, MAX_LISTED_PER_KIND),
    { kind: next.kind, words: `and ${findings.length - MAX_LISTED_PER_KIND} more, first ${next.words}` },
  ];
};

/** What only time tells. */
export const findStaleness = ({ checkedAt }: Pick<CheckedPost, 'checkedAt'>, now: Date): PostFinding[] => {
  if (checkedAt === null) return [{ kind: 'not-checked', words: 'nobody checked it yet' }];
  if (now.getTime() - checkedAt.getTime() <= YEAR_MS) return [];
  return [{ kind: 'not-checked', words: `last checked on ${checkedAt.toISOString().slice(0, 10)}` }];
};

const checkCard = ({ excerpt, coverImage }: CheckedPost): PostFinding[] => {
  const findings: PostFinding[] = [];
  if (!excerpt?.trim()) findings.push({ kind: 'excerpt', words: 'it has none' });
  // Without a picture of its own a post has one drawn from its address; of another site none can be shown.
  if (coverImage !== null && !/^\/(?!\/)/.test(coverImage))
    findings.push({ kind: 'cover', words: `${coverImage} is not of this site` });
  return findings;
};

/** What its words, its figures and its ways give an editor to look at. */
export const checkContent = (post: CheckedPost, context: CheckContext): PostFinding[] => [
  ...limitFindings(findDirectiveErrors(post.content, context)),
  ...limitFindings(findContradictions(post.content, context.cities)),
  ...limitFindings(findDeadLinks(post, context)),
  ...limitFindings(findNoteErrors(post.content)),
  ...checkCard(post),
];

/** What an editor should look at in a post. */
export const checkPost = (post: CheckedPost, context: CheckContext): PostFinding[] => [
  ...checkContent(post, context),
  ...findStaleness(post, context.now),
];
