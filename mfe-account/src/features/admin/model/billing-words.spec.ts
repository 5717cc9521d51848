import { workWords } from './billing-words';

it('names work', () => {
  expect(workWords('event invoice.paid')).toBe('Event invoice.paid');
  expect(workWords('withdraw')).toBe('A withdrawal');
  expect(workWords('something.new')).toBe('something.new');
});
