import { formatOfflinePost } from './labels';

it('what was taken is told by its size and its day', () => {
  expect(formatOfflinePost({ bytes: 312_400, at: '2026-11-22T09:00:00.000Z' })).toBe(
    '312 kB, saved 22 Nov 2026',
  );
});
