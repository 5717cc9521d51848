import { getJobLabel } from './billing-labels';

it('labels billing jobs, and shows unknown ones by their own name', () => {
  expect(getJobLabel('event invoice.paid')).toBe('Event invoice.paid');
  expect(getJobLabel('withdraw')).toBe('Withdrawal');
  expect(getJobLabel('something.new')).toBe('something.new');
});
