import type { Theme } from '../city.js';
import type { Light } from '../light.js';
import { mix } from '../svg/color.js';
import { mixSky } from './sky-ramps.js';
import type { Climate, Inks } from './inks.js';
import { getNightInks } from './night-inks.js';
import { dayInks } from './day-inks.js';

const GOLD = '#f0a25e';
const DUSK = '#433f72';
/** The dark theme mutes a day; the light theme brightens a night. */
const DARK_PAGE = '#0d2233';
const DARK_PAGE_SHARE = 0.2;
const PALE_NIGHT = '#5f7ba3';
const PALE_NIGHT_SHARE = 0.14;

/** The inks of a climate in a light, printed for a theme. */
export const mixInks = (climate: Climate, light: Light, theme: Theme): Inks => {
  const day = dayInks[climate];
  const night = getNightInks(climate);
  const { share } = light;
  const page = (ink: string): string => onPage(ink, theme, share.night);
  /** How much an ink follows the light: not at all for lamps and the sun, fully for relief. */
  const lit = (ink: string, follow = 1): string => {
    const dimmed = mix(mix(ink, GOLD, share.gold * 0.13 * follow), DUSK, share.dusk * 0.5 * follow);
    return page(mix(dimmed, night.ink, share.night * 0.78 * follow));
  };
  const two = ([a, b]: readonly [string, string]): [string, string] => [lit(a), lit(b)];
  const [w1, w2, w3, w4] = day.walls;
  return {
    sky: mixSky(day.sky, night.sky, share, page),
    sun: mix(page(day.sun), day.sun, 0.5),
    cloud: lit(day.cloud, 0.98),
    far: lit(mix(day.far, night.glow, share.night * 0.3)),
    mid: lit(day.mid),
    near: lit(day.near),
    snow: lit(day.snow, 0.72),
    field: two(day.field),
    water: lit(day.water, 0.95),
    foam: lit(day.foam, 0.45),
    walls: [lit(w1, 0.93), lit(w2, 0.93), lit(w3, 0.95), lit(w4, 0.95)],
    stone: lit(day.stone, 0.9),
    roofs: [lit(day.roofs[0], 0.85), lit(day.roofs[1], 0.9)],
    trim: lit(day.trim),
    accent: lit(day.accent, 0.35),
    gold: lit(day.gold, 0.4),
    copper: lit(day.copper, 0.7),
    plant: lit(day.plant, 0.85),
    blossom: lit(day.blossom, 0.6),
    lamp: share.night + share.dusk > 0.5 ? night.lamp : lit(day.trim, 0.8),
  };
};

const onPage = (ink: string, theme: Theme, night: number): string =>
  theme === 'dark'
    ? mix(ink, DARK_PAGE, DARK_PAGE_SHARE * (1 - night))
    : mix(ink, PALE_NIGHT, PALE_NIGHT_SHARE * night);
