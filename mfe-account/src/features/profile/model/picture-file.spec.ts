import { findPictureProblem } from './picture-file';

describe('findPictureProblem', () => {
  it.each([
    [{ type: 'image/png', size: 5 * 1024 * 1024 }, null],
    [{ type: 'image/png', size: 5 * 1024 * 1024 + 1 }, 'This picture is too large. The limit is 5 MB.'],
    [{ type: 'image/svg+xml', size: 10 }, 'Please choose a JPEG, PNG or WebP picture.'],
    [{ type: '', size: 10 }, 'Please choose a JPEG, PNG or WebP picture.'],
  ])('returns for %p %p', (file, why) => {
    expect(findPictureProblem(file)).toBe(why);
  });
});
