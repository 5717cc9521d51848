import { isDeepStrictEqual } from 'node:util';
import type { PostWords } from '@wanderwork/contracts';
import type { PostWordsRequest } from '@wanderwork/contracts/requests';

/** With what a new post begins. */
export const emptyWords = (author: string): PostWords => ({
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

const each = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];

/** Words as they are stored: whatever was left out is null, and no list has an empty or a double entry. */
export const tidy = (said: PostWordsRequest): PostWords => ({
  title: said.title.trim(),
  slug: said.slug.trim(),
  excerpt: said.excerpt.trim(),
  category: said.category ?? null,
  tags: each(said.tags),
  cities: each(said.cities),
  coverImage: said.coverImage ?? null,
  author: said.author.trim(),
  sources: said.sources.map(({ title, url }) => ({ title: title.trim(), url: url.trim() })),
  content: said.content,
});

export const sameWords = (one: PostWords, other: PostWords): boolean => isDeepStrictEqual(one, other);
