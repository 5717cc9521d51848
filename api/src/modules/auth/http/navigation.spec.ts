import { isOwnNavigation } from './navigation.js';

const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

describe('isOwnNavigation', () => {
  it('accepts a link or form of this site', () => {
    expect(isOwnNavigation(own)).toBe(true);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a page fetched ahead', { 'sec-purpose': 'prefetch' }],
    ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a client that sends no fetch metadata', { 'sec-fetch-site': undefined }],
  ])('rejects %s', (_who, change) => {
    expect(isOwnNavigation({ ...own, ...change })).toBe(false);
  });
});
