/** What decides whether a new person becomes a member. */
export interface MemberFacts {
  emailConfirmedAt: Date | null;
  publishedPosts: number;
  /** Days in UTC on which they were written. */
  postDays: number;
  hasUpheldReport: boolean;
}

const MIN_CONFIRMED_MS = 72 * 60 * 60 * 1000;
const MIN_POSTS = 3;
const MIN_DAYS = 2;

export const becomesMember = (facts: MemberFacts, now: Date): boolean =>
  facts.emailConfirmedAt !== null &&
  now.getTime() - facts.emailConfirmedAt.getTime() >= MIN_CONFIRMED_MS &&
  facts.publishedPosts >= MIN_POSTS &&
  facts.postDays >= MIN_DAYS &&
  !facts.hasUpheldReport;
