import { monthWords, workWords } from './billing-words';

it('names months and work', () => {
  expect(monthWords('2026-11')).toBe('November 2026');
  expect(monthWords('2027-01')).toBe('January 2027');
  expect(workWords('event invoice.paid')).toBe('Event invoice.paid');
  expect(workWords('withdraw')).toBe('A withdrawal');
  expect(workWords('something.new')).toBe('something.new');
});
