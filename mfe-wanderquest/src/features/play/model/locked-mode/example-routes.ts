import { findCityIndex, type Mode } from '@wanderwork/quest-engine';

/** An example route per mode, home first and last. Daily and weekly modes show their real start instead. */
const exampleRoutes: Readonly<Partial<Record<Mode, readonly string[]>>> = {
  grand_tour: [
    'lisbon',
    'istanbul',
    'tbilisi',
    'chiang-mai',
    'tokyo',
    'honolulu',
    'mexico-city',
    'medellin',
    'lisbon',
  ],
  slow_year: ['lisbon', 'tbilisi', 'chiang-mai', 'cape-town'],
  free_roam: ['lisbon', 'marrakesh', 'cape-town', 'denpasar', 'da-nang', 'fukuoka', 'sydney', 'buenos-aires'],
};

/** City indices of a mode's example route; empty for daily and weekly modes. */
export const getExampleRoute = (mode: Mode): readonly number[] =>
  (exampleRoutes[mode] ?? []).map(findCityIndex).filter((index) => index >= 0);
