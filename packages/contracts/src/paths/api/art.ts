import { segment } from '../segment.js';

export const city = (slug: string): string => `/api/art/cities/${segment(slug)}.svg`;
export const post = (slug: string): string => `/api/art/posts/${segment(slug)}.svg`;
/** The preview picture of a post in messengers: the same drawing as a PNG. */
export const sharedPost = (slug: string): string => `/api/art/posts/${segment(slug)}.png`;
export const person = (seed: string): string => `/api/art/people/${segment(seed)}.svg`;
export const stamp = (slug: string): string => `/api/art/stamps/${segment(slug)}.svg`;
