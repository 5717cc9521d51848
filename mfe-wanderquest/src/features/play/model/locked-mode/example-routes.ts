import { cityIndex, type Mode } from '@wanderwork/quest-engine';

/** A way that one could go in a mode, home first and last; the calendar's modes have a start of their own instead. */
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

/** The example of a mode, by index; empty where its start is the calendar's. */
export const getExampleRoute = (mode: Mode): readonly number[] =>
  (exampleRoutes[mode] ?? []).map(cityIndex).filter((index) => index >= 0);
