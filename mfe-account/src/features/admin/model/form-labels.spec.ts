import { formSources } from '@wanderwork/contracts';
import { formatForms } from './form-labels';

describe('the form by which somebody came', () => {
  it.each(formSources)('is told in words: %s', (source) => {
    expect(formatForms([source])).toMatch(/^[A-Z][a-z]+/);
  });

  it('is told by its own name where a later version brought it', () => {
    expect(formatForms(['newsletter', 'festival'])).toBe('Newsletter form, festival');
  });
});
