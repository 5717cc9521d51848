import { createOptions } from './steps';

describe('the options of a choice', () => {
  const options = createOptions([1000, 1500], (step) => `$${step} or less`);
  const usual = [
    ['1000', '$1000 or less'],
    ['1500', '$1500 or less'],
  ];

  it('have a value of the address among the steps', () => {
    expect(options(1200)).toEqual([usual[0], ['1200', '$1200 or less'], usual[1]]);
  });

  it('are the same list for every step and for none, so that nothing is drawn anew for them', () => {
    expect(options(null)).toEqual(usual);
    expect(options(1500)).toBe(options(null));
  });
});
