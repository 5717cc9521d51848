import type { PostFinding } from '@wanderwork/contracts';
import { checkContent } from './check-post.js';
import type { CheckedPost, CheckContext } from './check-context.js';
import { findDependencies } from './find-dependencies.js';

/** A post, and what it is held against. */
export interface CheckJob {
  post: CheckedPost;
  context: CheckContext;
}

/** What was found in a post's words, and what that depends on beside them. */
export interface CheckResult {
  findings: PostFinding[];
  dependencies: string[];
}

export const runCheckJob = ({ post, context }: CheckJob): CheckResult => ({
  findings: checkContent(post, context),
  dependencies: findDependencies(post.content, context),
});
