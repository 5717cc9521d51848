import { createOptions } from './filter-fields';

describe('createOptions', () => {
  const options = createOptions([1000, 1500], (step) => `$${step} or less`);
  const usual = [
    ['1000', '$1000 or less'],
    ['1500', '$1500 or less'],
  ];

  it('inserts a value of the address between the steps', () => {
    expect(options(1200)).toEqual([usual[0], ['1200', '$1200 or less'], usual[1]]);
  });

  it('returns the same list for every step, so that nothing renders again', () => {
    expect(options(null)).toEqual(usual);
    expect(options(1500)).toBe(options(null));
  });
});
