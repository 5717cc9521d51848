import type { PostFinding } from '@wanderwork/contracts';
import { checkWords } from './check-post.js';
import type { CheckedPost, Truth } from './finding.js';
import { leansOn } from './leaning.js';

/** A post, and what it is held against. */
export interface ProofJob {
  post: CheckedPost;
  truth: Truth;
}

/** What was found in a post's words, and what that depends on beside them. */
export interface Proof {
  findings: PostFinding[];
  leansOn: string[];
}

export const proofread = ({ post, truth }: ProofJob): Proof => ({
  findings: checkWords(post, truth),
  leansOn: leansOn(post.content, truth),
});
