import { postCategories } from '@wanderwork/contracts';
import { categorySlug, inCategory, readCategory } from './category-filter';

const read = (query: string) => readCategory(new URLSearchParams(query));

describe('the category filter', () => {
  it('comes back from the address it was written to', () => {
    const again = postCategories.map((category) => read(`category=${categorySlug(category)}`));
    expect(again).toEqual(postCategories);
  });

  it('shows everything when the address names none that exists', () => {
    const posts = [{ category: null }, { category: 'Community Insights' as const }];
    expect(inCategory(posts, read('category=gossip'))).toEqual(posts);
    expect(inCategory(posts, read('category=community-insights'))).toHaveLength(1);
  });
});
