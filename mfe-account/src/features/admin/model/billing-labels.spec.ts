import { getJobLabel } from './billing-labels';

it('names work', () => {
  expect(getJobLabel('event invoice.paid')).toBe('Event invoice.paid');
  expect(getJobLabel('withdraw')).toBe('Withdrawal');
  expect(getJobLabel('something.new')).toBe('something.new');
});
