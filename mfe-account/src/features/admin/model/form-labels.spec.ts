import { formSources } from '@wanderwork/contracts';
import { formatForms } from './form-labels';

describe('formatForms', () => {
  it.each(formSources)('labels %s', (source) => {
    expect(formatForms([source])).toMatch(/^[A-Z][a-z]+/);
  });

  it('shows an unknown form by its own name', () => {
    expect(formatForms(['newsletter', 'festival'])).toBe('Newsletter form, festival');
  });
});
