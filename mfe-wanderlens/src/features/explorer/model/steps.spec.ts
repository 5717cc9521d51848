import { costSteps, stepsWith } from './steps';

describe('stepsWith', () => {
  it('puts a value of the address among the steps', () => {
    expect(stepsWith([1000, 1500], 1200)).toEqual([1000, 1200, 1500]);
  });

  it('changes nothing for a step or for none', () => {
    expect(stepsWith(costSteps, 1500)).toEqual([...costSteps]);
    expect(stepsWith(costSteps, null)).toEqual([...costSteps]);
  });
});
