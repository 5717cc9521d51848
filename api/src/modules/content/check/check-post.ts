import type { PostFinding } from '@wanderwork/contracts';
import { DAY_MS } from '../../../platform/durations.js';
import { contradictions } from './contradictions.js';
import type { CheckedPost, Truth } from './finding.js';
import { deadLinks, directiveFaults, noteFaults } from './references.js';

export const YEAR_MS = 365 * DAY_MS;

/** Of one kind so many are named, and of the others how many there are. */
const NAMED = 50;

const named = (findings: readonly PostFinding[]): PostFinding[] => {
  const next = findings[NAMED];
  if (!next) return [...findings];
  return [
    ...findings.slice(0, NAMED),
    { kind: next.kind, words: `and ${findings.length - NAMED} more, first ${next.words}` },
  ];
};

/** What only time tells. */
export const staleness = ({ checkedAt }: Pick<CheckedPost, 'checkedAt'>, now: Date): PostFinding[] => {
  if (checkedAt === null) return [{ kind: 'not-checked', words: 'nobody checked it yet' }];
  if (now.getTime() - checkedAt.getTime() <= YEAR_MS) return [];
  return [{ kind: 'not-checked', words: `last checked on ${checkedAt.toISOString().slice(0, 10)}` }];
};

const card = ({ excerpt, coverImage }: CheckedPost): PostFinding[] => {
  const findings: PostFinding[] = [];
  if (!excerpt?.trim()) findings.push({ kind: 'excerpt', words: 'it has none' });
  // Without a picture of its own a post has one drawn from its address; of another site none can be shown.
  if (coverImage !== null && !/^\/(?!\/)/.test(coverImage))
    findings.push({ kind: 'cover', words: `${coverImage} is not of this site` });
  return findings;
};

/** What its words, its figures and its ways give an editor to look at. */
export const checkWords = (post: CheckedPost, truth: Truth): PostFinding[] => [
  ...named(directiveFaults(post.content, truth)),
  ...named(contradictions(post.content, truth.cities)),
  ...named(deadLinks(post, truth)),
  ...named(noteFaults(post.content)),
  ...card(post),
];

/** What an editor should look at in a post. */
export const checkPost = (post: CheckedPost, truth: Truth): PostFinding[] => [
  ...checkWords(post, truth),
  ...staleness(post, truth.now),
];
