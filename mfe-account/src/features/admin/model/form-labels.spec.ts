import { formSources } from '@wanderwork/contracts';
import { formLabels } from './form-labels';

describe('the form by which somebody came', () => {
  it.each(formSources)('is told in words: %s', (source) => {
    expect(formLabels([source])).toMatch(/^[A-Z][a-z]+/);
  });

  it('is told by its own name where a later version brought it', () => {
    expect(formLabels(['newsletter', 'festival'])).toBe('Newsletter form, festival');
  });
});
