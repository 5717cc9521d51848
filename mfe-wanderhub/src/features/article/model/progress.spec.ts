import { readingProgress } from './progress';

const at = (top: number, height = 3000) => readingProgress({ top, height, windowHeight: 1000 });

describe('the progress of reading', () => {
  it('grows from the beginning of a text to the sight of its last line', () => {
    expect([at(500), at(0), at(-1000), at(-2000), at(-2600)]).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('is whole at once where a text fits into the window', () => {
    expect([at(10, 400), at(-5, 400)]).toEqual([0, 1]);
  });
});
