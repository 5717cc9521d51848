import type { CityFacts } from './finding.js';
import { namesOf } from './names.js';
import { citiesAskedIn, citiesLinkedIn, postsLinkedIn } from './references.js';

/** What the findings of a text depend on, beside the text itself: when one of these changes, it is checked again. */
export const leansOn = (content: string, cities: readonly CityFacts[]): string[] => {
  const named = [...namesOf(cities)(content)].map(({ slug }) => slug);
  const slugs = [...named, ...citiesAskedIn(content), ...citiesLinkedIn(content)];
  const posts = postsLinkedIn(content);
  return [...new Set([...slugs.map((slug) => `city:${slug}`), ...posts.map((slug) => `post:${slug}`)])];
};
