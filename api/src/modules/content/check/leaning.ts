import type { Truth } from './finding.js';
import { namesOf } from './names.js';
import { citiesAskedIn, citiesLinkedIn, postsLinkedIn } from './references.js';

/** What the findings of a text depend on, beside the text itself: when one of these changes, it is checked again. */
export const leansOn = (content: string, truth: Truth): string[] => {
  const named = [...namesOf(truth.cities)(content)].map(({ slug }) => slug);
  const cities = [...named, ...citiesAskedIn(content), ...citiesLinkedIn(content)];
  const posts = postsLinkedIn(content).flatMap(({ key }) => {
    const now = truth.posts.get(key);
    // What leads nowhere may be the id of one that is to come.
    return [`post:${key}`, now ? `post:${now.slug}` : `self:${key}`];
  });
  return [...new Set([...cities.map((slug) => `city:${slug}`), ...posts])];
};
