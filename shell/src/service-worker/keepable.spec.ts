import { isPublic, mayBeKept } from './keepable';

const answer = (cacheControl: string | null, change: Partial<Response> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers(cacheControl === null ? {} : { 'cache-control': cacheControl }),
  ...change,
});

describe('an answer', () => {
  it.each([
    ['public, max-age=60', true, true],
    ['no-cache', true, false],
    [null, true, false],
    ['private, no-cache', false, false],
    ['no-store', false, false],
    ['public, no-store', false, false],
  ])('with cache-control %p may be kept: %p, as data for everybody: %p', (cacheControl, kept, everybody) => {
    expect(mayBeKept(answer(cacheControl))).toBe(kept);
    expect(isPublic(answer(cacheControl))).toBe(everybody);
  });

  it.each([
    ['of another status', { status: 206 }],
    ['that is an error', { status: 404 }],
    ['that came by a detour', { redirected: true }],
    ['that cannot be read', { type: 'opaque' as const }],
  ])('%s is never kept', (_what, change) => {
    expect(mayBeKept(answer('public, max-age=60', change))).toBe(false);
  });
});
