import type { PostFinding } from '@wanderwork/contracts';
import { checkContent } from './check-post.js';
import type { CheckedPost, CheckContext } from './check-context.js';
import { findDependencies } from './find-dependencies.js';

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
