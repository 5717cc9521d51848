import { cityScene } from '@wanderwork/art';
import { marksOf, sheetOf } from './scene-marks.js';

const lisbon = {
  slug: 'lisbon',
  name: 'Lisbon',
  countryCode: 'PT',
  country: 'Portugal',
  region: 'Southern Europe',
  latitude: 38.7,
  longitude: -9.1,
  population: 517_802,
  climate: null,
};
const picture = cityScene(lisbon, { theme: 'light', width: 529, height: 236 });

describe('the parts of a picture', () => {
  it('are all that it draws, from back to front', () => {
    const marks = marksOf(picture);
    expect(marks).toHaveLength([...picture.matchAll(/<(?:path|circle)/g)].length);
    expect(marks[0]?.path).toMatch(/^M0 0h/);
    for (const { fill, stroke, opacity, moves, path = 'M', circle } of marks) {
      expect(fill ?? stroke?.ink).toMatch(/^#[0-9a-f]{3,6}$/);
      expect(path).toMatch(/^M/);
      const numbers = [
        opacity,
        stroke?.width ?? 1,
        ...Object.values(circle ?? {}),
        ...moves.flatMap(Object.values),
      ];
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
  });

  it('have what the groups around them say', () => {
    const [mark] = marksOf(
      '<g stroke="#fff" opacity=".5"><g transform="translate(3 4) scale(-2 2)"><path opacity=".5" stroke-dasharray="3 4" d="M0 0h1"/></g></g>',
    );
    expect(mark).toEqual({
      path: 'M0 0h1',
      stroke: { ink: '#fff', width: 1, dash: { length: 3, space: 4 }, round: false },
      opacity: 0.25,
      moves: [{ x: 3, y: 4, scaleX: -2, scaleY: 2 }],
    });
    const [after] = marksOf('<g stroke="#fff"></g><circle cx="1" cy="2" r="3" fill="#000"/>');
    expect(after).toEqual({
      circle: { x: 1, y: 2, radius: 3 },
      fill: '#000',
      stroke: undefined,
      opacity: 1,
      moves: [],
    });
  });

  it('stand on a sheet of the picture’s own measures', () => {
    const { width, height } = sheetOf(picture);
    expect(width / height).toBeCloseTo(529 / 236, 1);
  });
});
