import { type EditablePost, type PostText } from '@wanderwork/contracts';

export const createText = (change: Partial<PostText> = {}): PostText => ({
  title: 'A quiet week in Porto',
  slug: 'a-quiet-week-in-porto',
  excerpt: '',
  category: null,
  tags: [],
  cities: [],
  coverImage: null,
  author: 'WanderWork',
  sources: [],
  content: 'First words.',
  ...change,
});

export const createPost = (change: Partial<EditablePost> = {}): EditablePost => ({
  id: '0193a000-0000-7000-8000-0000000000e1',
  state: 'draft',
  revision: 3,
  words: createText(),
  savedAt: '2026-01-02T10:32:00.000Z',
  savedBy: 'Ana Ferreira',
  publishedAt: null,
  checkedAt: null,
  changed: false,
  publicSlug: null,
  ...change,
});
