import { cityScene } from '@wanderwork/art';
import { parseMarks, parseSize } from './scene-marks.js';

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

describe('parseMarks', () => {
  it('returns every path and circle of a picture, from back to front', () => {
    const marks = parseMarks(picture);
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

  it('applies the attributes of the groups around a mark', () => {
    const [mark] = parseMarks(
      '<g stroke="#fff" opacity=".5"><g transform="translate(3 4) scale(-2 2)"><path opacity=".5" stroke-dasharray="3 4" d="M0 0h1"/></g></g>',
    );
    expect(mark).toEqual({
      path: 'M0 0h1',
      stroke: { ink: '#fff', width: 1, dash: { length: 3, space: 4 }, round: false },
      opacity: 0.25,
      moves: [{ x: 3, y: 4, scaleX: -2, scaleY: 2 }],
    });
    const [after] = parseMarks('<g stroke="#fff"></g><circle cx="1" cy="2" r="3" fill="#000"/>');
    expect(after).toEqual({
      circle: { x: 1, y: 2, radius: 3 },
      fill: '#000',
      stroke: undefined,
      opacity: 1,
      moves: [],
    });
  });
});

describe('parseSize', () => {
  it('returns the size of the picture', () => {
    const { width, height } = parseSize(picture);
    expect(width / height).toBeCloseTo(529 / 236, 1);
  });
});
