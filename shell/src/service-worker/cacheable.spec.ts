import { isCacheableFile, isPublic, isPublicJson, isCacheable } from './cacheable';

const createResponse = (cacheControl: string | null, change: Partial<Response> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers(cacheControl === null ? {} : { 'cache-control': cacheControl }),
  ...change,
});

describe('a response', () => {
  it.each([
    ['public, max-age=60', true, true],
    ['no-cache', true, false],
    [null, true, false],
    ['private, no-cache', false, false],
    ['no-store', false, false],
    ['public, no-store', false, false],
  ])(
    'with cache-control %p may be cached: %p, as public data: %p',
    (cacheControl, isAllowed, isForEverybody) => {
      expect(isCacheable(createResponse(cacheControl))).toBe(isAllowed);
      expect(isPublic(createResponse(cacheControl))).toBe(isForEverybody);
    },
  );

  it.each([
    ['application/json; charset=utf-8', true, true],
    ['text/javascript', true, false],
    ['text/html; charset=utf-8', false, false],
  ])('of type %s may be cached as a file: %p, as data: %p', (type, file, data) => {
    const headers = new Headers({ 'cache-control': 'public', 'content-type': type });
    expect(isCacheableFile(createResponse(null, { headers }))).toBe(file);
    expect(isPublicJson(createResponse(null, { headers }))).toBe(data);
  });

  it.each([
    ['with another status', { status: 206 }],
    ['that is an error', { status: 404 }],
    ['that was redirected', { redirected: true }],
    ['that is opaque', { type: 'opaque' as const }],
  ])('%s is never cached', (_what, change) => {
    expect(isCacheable(createResponse('public, max-age=60', change))).toBe(false);
  });
});
