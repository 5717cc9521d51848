import { jobLabels } from './billing-labels';

it('names work', () => {
  expect(jobLabels('event invoice.paid')).toBe('Event invoice.paid');
  expect(jobLabels('withdraw')).toBe('A withdrawal');
  expect(jobLabels('something.new')).toBe('something.new');
});
