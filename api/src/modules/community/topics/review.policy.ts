/** What decides whether a post waits for review. It is never rejected. */
export interface ReviewFacts {
  isNew: boolean;
  /** Posts that the person wrote before. */
  earlierPosts: number;
  hasContactData: boolean;
  links: number;
  /** The person posted the same text in another topic within a day. */
  isRepeated: boolean;
  /** Earlier posts of new people that link to the same host. */
  postsWithHost: number;
}

const FIRST_POSTS = 2;
/** This many posts of new people with one host, with this one. */
const MAX_POSTS_WITH_HOST = 3;

/** Why a post is held for review, in a sentence for its author; null if it isn't. */
export const findReviewReason = (facts: ReviewFacts): string | null => {
  const { isNew, earlierPosts, hasContactData, links, isRepeated, postsWithHost } = facts;
  const isFirst = isNew && earlierPosts < FIRST_POSTS;
  if (isFirst && hasContactData) return 'We review contact data in a person’s first two posts.';
  if (isFirst && links > 0) return 'We review links in a person’s first two posts.';
  if (isRepeated) return 'We review texts that were posted in more than one topic.';
  if (isNew && links > 0 && postsWithHost + 1 >= MAX_POSTS_WITH_HOST)
    return 'We review links to a site that new people have posted several times.';
  return null;
};
