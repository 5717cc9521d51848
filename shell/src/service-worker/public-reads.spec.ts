import { isPublicRead } from './public-reads';

const toUrl = (path: string) => new URL(path, 'https://wander.example');

describe('isPublicRead', () => {
  it.each([
    '/api/cities',
    '/api/cities?sort=cost&limit=30',
    '/api/cities/lisbon',
    '/api/blog-posts?view=card',
    '/api/blog-posts/four-shared-hours',
    '/api/library?category=tips-tutorials',
    '/api/library/tags',
    '/api/sample-cities',
    '/api/wanderlens-hero',
  ])('accepts public data: %s', (path) => expect(isPublicRead(toUrl(path))).toBe(true));

  it.each([
    '/api/auth/user',
    '/api/auth/sessions',
    '/api/subscription/checkout',
    '/api/cities?q=somewhere+warm',
    '/api/search?q=lisbn',
    '/api/library?q=divorce',
    '/api/cities-of-mine',
    '/api/health/ready',
    '/profile',
  ])('rejects personal data and searches: %s', (path) => expect(isPublicRead(toUrl(path))).toBe(false));
});
