import type { CheckContext } from './check-context.js';
import { createCityFinder } from './create-city-finder.js';
import { findFigureCities, findCityLinks, findPostLinks } from './references.js';

/** What the findings of a text depend on, beside the text itself: when one of these changes, it is checked again. */
export const findDependencies = (content: string, context: CheckContext): string[] => {
  const mentionedCities = [...createCityFinder(context.cities)(content)].map(({ slug }) => slug);
  const cities = [...mentionedCities, ...findFigureCities(content), ...findCityLinks(content)];
  const posts = findPostLinks(content).flatMap(({ key }) => {
    const linkedPost = context.posts.get(key);
    // What leads nowhere may be the id of one that is to come.
    return [`post:${key}`, linkedPost ? `post:${linkedPost.slug}` : `self:${key}`];
  });
  return [...new Set([...cities.map((slug) => `city:${slug}`), ...posts])];
};
