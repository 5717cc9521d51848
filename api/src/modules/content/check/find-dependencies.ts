import type { CheckContext } from './check-context.js';
import { createCityFinder } from './create-city-finder.js';
import { findFigureCities, findCityLinks, findPostLinks } from './references.js';

/** The cities and posts that a post's findings depend on. When one of them changes, the post is checked again. */
export const findDependencies = (content: string, context: CheckContext): string[] => {
  const mentionedCities = [...createCityFinder(context.cities)(content)].map(({ slug }) => slug);
  const cities = [...mentionedCities, ...findFigureCities(content), ...findCityLinks(content)];
  const posts = findPostLinks(content).flatMap(({ key }) => {
    const linkedPost = context.posts.get(key);
    // A broken link may name the id of a future post.
    return [`post:${key}`, linkedPost ? `post:${linkedPost.slug}` : `self:${key}`];
  });
  return [...new Set([...cities.map((slug) => `city:${slug}`), ...posts])];
};
