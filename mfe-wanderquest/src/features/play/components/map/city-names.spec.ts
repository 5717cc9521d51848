import { cities, findCityIndex, getCity } from '@wanderwork/quest-engine';
import { toScreen } from '@wanderwork/ui/map';
import { places, world } from '../../model/map/world.data';
import { chooseNamedCities } from './city-names';

const all = cities.map(({ index }) => index);

const screens = [
  { width: 390, height: 360 },
  { width: 960, height: 780 },
];

const none = { always: new Set<number>(), ofRoute: new Set<number>() };

describe('the names on the map', () => {
  it.each(screens)('cover neither each other nor a dot, at any zoom: %j', (screen) => {
    let count = 0;
    for (const scale of [screen.width / world.width, 1.5, 3.2, 6]) {
      const view = { x: screen.width / 2 - 480 * scale, y: screen.height / 2 - 160 * scale, k: scale };
      const named = chooseNamedCities(all, none, view, screen).map(({ city }) => city);
      count += named.length;
      const texts = named.map((city) => {
        const [x, y] = toScreen(places[city]!, view);
        return { city, left: x + 9, right: x + 9 + getCity(city).name.length * 7.4, y };
      });
      for (const { city, left, right, y } of texts) {
        const isCovered = (x: number, height: number, reach: number) =>
          x > left && x < right && Math.abs(height - y) < reach;
        const dots = all.filter((one) => one !== city).map((one) => toScreen(places[one]!, view));
        expect(dots.filter(([x, height]) => isCovered(x, height, 9))).toEqual([]);
        const others = texts.filter((other) => other.city !== city);
        expect(others.filter((other) => isCovered(other.left, other.y, 18))).toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  it('put the selected city’s name to the left where the current city’s name is in the way', () => {
    const [lisbon, madrid] = [findCityIndex('lisbon'), findCityIndex('madrid')];
    const [x, y] = places[lisbon]!;
    const view = { x: 480 - x * 2.4, y: 390 - y * 2.4, k: 2.4 };
    const both = { ...none, always: new Set([lisbon, madrid]) };
    expect(chooseNamedCities([madrid, lisbon], both, view, screens[1]!)).toEqual([
      { city: madrid, isLeft: false },
      { city: lisbon, isLeft: true },
    ]);
  });
});
