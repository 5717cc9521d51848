import { monthWords } from './month-words';

it('a month is named with its year, wherever one reads it', () => {
  expect(monthWords('2026-11')).toBe('November 2026');
});
