import { Camera } from './camera';
import { isDirection, moveByKey, findNearest, type Direction } from './keys';

const place = (name: string, x: number, y: number) => ({ name, position: [x, y] as const });
const here = place('here', 0, 0);
const places = [
  here,
  place('east', 20, 2),
  place('far-east', 60, 0),
  place('north-east', 14, -13),
  place('north', 3, -40),
  place('south-west', -30, 30),
];

describe('findNearest', () => {
  it.each<[Direction, string]>([
    ['ArrowRight', 'east'],
    ['ArrowUp', 'north'],
    ['ArrowLeft', 'south-west'],
    ['ArrowDown', 'south-west'],
  ])('finds with %s: %s', (direction, name) => {
    expect(findNearest(here, direction, places)?.name).toBe(name);
  });

  it('returns null at the edge of the map', () => {
    expect(findNearest(places[2]!, 'ArrowRight', places)).toBeNull();
  });

  it('reaches every place from every place', () => {
    const reached = new Set([here]);
    for (const from of reached)
      for (const direction of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = findNearest(from, direction, places);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(places.length);
  });
});

describe('map keys', () => {
  const whole = [[10, 10]] as const;
  const camera = new Camera({
    world: { width: 960, height: 400 },
    maxScale: 32,
    margin: 30,
  });
  const glide = jest.spyOn(camera, 'glide').mockImplementation(() => undefined);
  beforeEach(() => glide.mockClear());

  it('pan with the arrows, zoom with plus and minus, and show everything with 0', () => {
    for (const key of ['ArrowLeft', '+', '_', '0']) moveByKey(camera, key, whole);
    expect(glide.mock.calls).toEqual([
      [{ by: [80, 0] }],
      [{ factor: 1.7 }],
      [{ factor: 1 / 1.7 }],
      [{ fit: whole }],
    ]);
  });

  it('ignore all other keys', () => {
    for (const key of ['a', 'Home', 'Tab', '1']) moveByKey(camera, key, whole);
    expect(glide).not.toHaveBeenCalled();
    expect(isDirection('Home')).toBe(false);
  });
});
