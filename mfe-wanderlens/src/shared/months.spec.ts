import { formatFirstComparison } from './months';

it('has the first comparison on the first day of the month after', () => {
  expect(formatFirstComparison('2026-11')).toBe('1 Dec 2026');
  expect(formatFirstComparison('2026-12')).toBe('1 Jan 2027');
});
