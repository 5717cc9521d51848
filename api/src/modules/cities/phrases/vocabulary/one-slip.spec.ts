import { editDistance } from './edit-distance.js';
import { oneSlipFrom } from './one-slip.js';

describe('texts that are one slip away', () => {
  it.each([
    ['a letter left out', 'lisbn'],
    ['a letter too many', 'lisbonn'],
    ['another letter', 'lisban'],
    ['two letters swapped', 'libson'],
    ['the first two swapped', 'ilsbon'],
    ['a space too many', 'lis bon'],
  ])('have the name that was meant among them: %s', (_, typed) =>
    expect(oneSlipFrom(typed)).toContain('lisbon'),
  );

  it('are near, each once, and never the text itself', () => {
    const near = oneSlipFrom('porto');
    expect(near.filter((text) => editDistance('porto', text, 1) !== 1)).toEqual([]);
    expect(new Set(near).size).toBe(near.length);
  });

  it('keep letters whole that are no single unit, and know those that the text itself has', () => {
    expect(oneSlipFrom('\u{1d54f}y')).toContain('y\u{1d54f}');
    expect(oneSlipFrom('каир')).toContain('каиир');
  });
});
