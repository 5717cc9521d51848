import { getReadingProgress } from './progress';

const getProgressAt = (top: number, height = 3000) => getReadingProgress({ top, height, windowHeight: 1000 });

describe('the progress of reading', () => {
  it('grows from the beginning of a text to the sight of its last line', () => {
    expect([
      getProgressAt(500),
      getProgressAt(0),
      getProgressAt(-1000),
      getProgressAt(-2000),
      getProgressAt(-2600),
    ]).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('is whole at once where a text fits into the window', () => {
    expect([getProgressAt(10, 400), getProgressAt(-5, 400)]).toEqual([0, 1]);
  });
});
