import { isDeepStrictEqual } from 'node:util';
import type { PostText } from '@wanderwork/contracts';
import type { PostTextRequest } from '@wanderwork/contracts/requests';

/** The content of a new post. */
export const createEmptyText = (author: string): PostText => ({
  title: '',
  slug: '',
  excerpt: '',
  category: null,
  tags: [],
  cities: [],
  coverImage: null,
  author,
  sources: [],
  content: '',
});

const toUniqueTexts = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];

/** Trims texts, sets missing fields to null, and removes empty and duplicate list entries. */
export const normalizeText = (words: PostTextRequest): PostText => ({
  title: words.title.trim(),
  slug: words.slug.trim(),
  excerpt: words.excerpt.trim(),
  category: words.category ?? null,
  tags: toUniqueTexts(words.tags),
  cities: toUniqueTexts(words.cities),
  coverImage: words.coverImage ?? null,
  author: words.author.trim(),
  sources: words.sources.map(({ title, url }) => ({ title: title.trim(), url: url.trim() })),
  content: words.content,
});

export const isSameText = (one: PostText, other: PostText): boolean => isDeepStrictEqual(one, other);
