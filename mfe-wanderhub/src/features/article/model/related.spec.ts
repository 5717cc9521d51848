import { type PostCard } from '@wanderwork/contracts';
import { relatedPosts } from './related';

const post = (id: string, tags: string[], category: PostCard['category'] = null): PostCard => ({
  id,
  slug: id,
  title: id,
  excerpt: null,
  coverImage: null,
  category,
  tags,
  readMinutes: 4,
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-20',
  checkedAt: null,
});

const ids = (posts: PostCard[]) => posts.map((one) => one.id);

describe('relatedPosts', () => {
  const read = post('read', ['visas', 'planning'], 'Tips & Tutorials');

  it('puts shared tags before a shared category, and both before the rest', () => {
    const rest = post('rest', ['routine']);
    const sameCategory = post('category', [], 'Tips & Tutorials');
    const sameTag = post('tag', ['visas']);
    expect(ids(relatedPosts(read, [rest, sameCategory, sameTag, read]))).toEqual(['tag', 'category', 'rest']);
  });

  it('keeps three at most, newest first where nothing else decides', () => {
    const others = ['a', 'b', 'c', 'd'].map((id) => post(id, []));
    expect(ids(relatedPosts(read, others))).toEqual(['a', 'b', 'c']);
  });
});
