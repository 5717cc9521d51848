import type { PostFinding } from '@wanderwork/contracts';
import { contradictions } from './contradictions.js';
import type { CheckedPost, Truth } from './finding.js';
import { deadLinks, directiveFaults, noteFaults } from './references.js';

const YEAR_MS = 365 * 86_400_000;

const staleness = ({ checkedAt }: CheckedPost, now: Date): PostFinding[] => {
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

/** What an editor should look at in a post. */
export const checkPost = (post: CheckedPost, truth: Truth): PostFinding[] => [
  ...directiveFaults(post.content, truth),
  ...contradictions(post.content, truth.cities),
  ...deadLinks(post.content, truth),
  ...noteFaults(post.content),
  ...card(post),
  ...staleness(post, truth.now),
];
