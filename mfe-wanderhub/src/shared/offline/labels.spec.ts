import { formatSize, formatOfflinePost } from './labels';

it.each([
  [12, '1 kB'],
  [312_400, '312 kB'],
  [999_499, '999 kB'],
  [999_501, '1 MB'],
  [1_440_000, '1.4 MB'],
])('%i bytes are said as %s', (bytes, words) => expect(formatSize(bytes)).toBe(words));

it('what was taken is told by its size and its day', () => {
  expect(formatOfflinePost({ bytes: 312_400, at: '2026-11-22T09:00:00.000Z' })).toBe(
    '312 kB, saved 22 Nov 2026',
  );
});
