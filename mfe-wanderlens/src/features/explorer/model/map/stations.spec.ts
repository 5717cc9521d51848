import { selectLabels, selectMarks } from './stations';

const station = (slug: string, x: number, y: number) => ({ slug, name: slug, position: [x, y] as const });
const best = station('best', 100, 100);
const near = station('near', 108, 100);
const far = station('far', 300, 100);

const slugs = (stations: readonly { slug: string }[]) => stations.map(({ slug }) => slug);

describe('marks on the map', () => {
  it('go to the first of two overlapping cities', () => {
    expect(slugs(selectMarks([best, near, far], 1))).toEqual(['best', 'far']);
    expect(slugs(selectMarks([near, best, far], 1))).toEqual(['near', 'far']);
  });

  it('separate when zooming in', () => {
    expect(slugs(selectMarks([best, near, far], 3))).toEqual(['best', 'near', 'far']);
  });

  it('keep their distance across grid cells', () => {
    expect(slugs(selectMarks([station('a', 16.9, 16.9), station('b', 17.1, 17.1)], 1))).toEqual(['a']);
  });

  it('show their name only where it covers no mark, name or edge', () => {
    const screen = { width: 320, height: 200 };
    const view = { x: 0, y: 0, k: 1 };
    const beside = station('beside', 130, 100);
    expect(slugs(selectLabels([best, beside], view, screen))).toEqual(['beside']);
    expect(slugs(selectLabels([best, far], view, screen))).toEqual(['best']);
    expect(slugs(selectLabels([best, far], { ...view, x: -400 }, screen))).toEqual([]);
  });

  it('keep a distance to the names beside them', () => {
    const screen = { width: 320, height: 200 };
    const guayaquil = { ...station('guayaquil', 100, 100), name: 'Guayaquil' };
    const nextTo = (x: number) => [guayaquil, station('fortaleza', x, 104)];
    expect(slugs(selectLabels(nextTo(180), { x: 0, y: 0, k: 1 }, screen))).toEqual(['fortaleza']);
    expect(slugs(selectLabels(nextTo(190), { x: 0, y: 0, k: 1 }, screen))).toEqual([
      'guayaquil',
      'fortaleza',
    ]);
  });
});
