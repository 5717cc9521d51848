import { cities, findCityIndex } from '@wanderwork/quest-engine';
import { nearestCity } from './nearest-city';
import { places, world } from './world.data';

const all = cities.map(({ index }) => index);
const directions = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

describe('the map of the game', () => {
  it('has a position for every city', () => {
    expect(places).toHaveLength(cities.length);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(world.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(world.height);
    }
  });

  it('keeps the cities’ order, with east right and north up', () => {
    const [lisbon, tokyo] = [places[findCityIndex('lisbon')]!, places[findCityIndex('tokyo')]!];
    expect(tokyo[0]).toBeGreaterThan(lisbon[0]);
    const [warsaw, cairo] = [places[findCityIndex('warsaw')]!, places[findCityIndex('cairo')]!];
    expect(warsaw[1]).toBeLessThan(cairo[1]);
  });

  it('moves to the nearest city by bearing', () => {
    const east = nearestCity(findCityIndex('lisbon'), 'ArrowRight', all)!;
    expect(places[east]![0]).toBeGreaterThan(places[findCityIndex('lisbon')]![0]);
  });

  it('reaches every city by arrow keys', () => {
    const reached = new Set([0]);
    for (const from of reached)
      for (const direction of directions) {
        const next = nearestCity(from, direction, all);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(cities.length);
  });
});
