import { findReviewReason, type ReviewFacts } from './review.policy.js';

const plain: ReviewFacts = {
  isNew: true,
  earlierPosts: 0,
  hasContactData: false,
  links: 0,
  isRepeated: false,
  postsWithHost: 0,
};

describe('a post', () => {
  it.each<[string, Partial<ReviewFacts>, RegExp | null]>([
    ['without anything unusual is not held', {}, null],
    ['with contact data among the first two', { hasContactData: true, earlierPosts: 1 }, /contact data/],
    ['with contact data after two posts is not held', { hasContactData: true, earlierPosts: 2 }, null],
    ['with a link among the first two', { links: 1, earlierPosts: 1 }, /links in/],
    ['with a link after two posts is not held', { links: 1, earlierPosts: 2 }, null],
    ['with the third link to a host', { links: 1, earlierPosts: 2, postsWithHost: 2 }, /links to a site/],
    ['with the same text in a second topic', { isRepeated: true, isNew: false }, /more than one topic/],
    [
      'of a member with a link is not held',
      { isNew: false, links: 3, hasContactData: true, postsWithHost: 9 },
      null,
    ],
  ])('%s', (_, facts, reason) => {
    const found = findReviewReason({ ...plain, ...facts });
    if (reason === null) expect(found).toBeNull();
    else expect(found).toMatch(reason);
  });
});
