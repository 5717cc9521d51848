import { formSources } from '@wanderwork/contracts';
import { formWords } from './form-words';

describe('the form by which somebody came', () => {
  it.each(formSources)('is told in words: %s', (source) => {
    expect(formWords([source])).toMatch(/^[A-Z][a-z]+/);
  });

  it('is told by its own name where a later version brought it', () => {
    expect(formWords(['newsletter', 'festival'])).toBe('Newsletter form, festival');
  });
});
