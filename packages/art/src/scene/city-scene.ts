import type { ArtCity, SceneOptions } from '../city.js';
import { briefOf } from '../brief/brief.js';
import { inksOf } from '../inks/print.js';
import { foreground } from '../plants/plants.js';
import { relief } from '../relief/relief.js';
import { shore } from '../shore/shore.js';
import { sky } from '../sky/sky.js';
import { streets } from '../streets/streets.js';
import type { Streets } from '../streets/town.js';
import { picture, requireSize } from '../svg/picture.js';
import { randomOf } from '../svg/random.js';
import { frameOf } from './frame.js';
import { landmark } from './landmark.js';
import { goodHour, type Light, lightAt } from './light.js';
import { MOST_BREADTH, MOST_SPARE, SPARE_AT_NIGHT } from './thrift.js';
import { opposite, sceneOf, sideOf, type Scene } from './scene.js';

/** A scene never weighs more than this, in bytes. */
export const SCENE_LIMIT = 6144;
const MIDNIGHT = 0;
/** The most bytes a step of breadth saves, to skip steps while far over the limit. */
const BYTES_A_STEP = 320;

/**
 * The landscape of a city as an SVG string, at most 6,144 bytes: sky in isolines around the sun, relief, streets,
 * landmark, shore, foreground plant. The same input gives the same bytes. It holds no text and no ids, so it may be
 * inlined any number of times.
 *
 * @throws RangeError when width or height is not a positive number.
 */
export const cityScene = (city: ArtCity, options: SceneOptions): string => {
  requireSize(options.width, options.height);
  const { theme, hour, day } = options;
  const chosen = hour ?? goodHour(theme, opposite(sideOf(city.slug)), randomOf(`${city.slug}/hour`));
  const breadth = planned(prepare(city, options, lightAt(city.latitude, MIDNIGHT)), options);
  return fitted({ ...prepare(city, options, lightAt(city.latitude, chosen, day)), breadth }, options);
};

/**
 * The narrowest houses that still fit the limit at night. Only the streets depend on it, so only they are drawn
 * again.
 */
const planned = (night: Scene, options: SceneOptions): number => {
  const spared = { ...night, spare: SPARE_AT_NIGHT };
  const rest = drawn(spared, options).length - weightOf(streets(spared));
  for (let breadth = 0; breadth < MOST_BREADTH;) {
    const excess = rest + weightOf(streets({ ...spared, breadth })) - SCENE_LIMIT;
    if (excess <= 0) return breadth;
    breadth += Math.max(1, Math.floor(excess / BYTES_A_STEP));
  }
  return MOST_BREADTH;
};

const weightOf = ({ behind, front }: Streets): number => behind.length + front.length;

/** The picture with as much fine drawing as its limit allows. */
const fitted = (scene: Scene, options: SceneOptions): string => {
  for (let spare = 0; spare < MOST_SPARE; spare += 1) {
    const picture = drawn({ ...scene, spare }, options);
    if (picture.length <= SCENE_LIMIT) return picture;
  }
  return drawn({ ...scene, spare: MOST_SPARE }, options);
};

const prepare = (city: ArtCity, { theme, width, height, wide }: SceneOptions, light: Light): Scene => {
  const brief = briefOf(city);
  return sceneOf({
    city,
    brief,
    theme,
    light,
    frame: frameOf(width, height, wide),
    inks: inksOf(brief.climate, light, theme),
    breadth: 0,
    spare: 0,
  });
};

/** Back to front. */
const drawn = (scene: Scene, { width, height }: SceneOptions): string => {
  const { frame } = scene;
  const town = streets(scene);
  const layers = [
    sky(scene),
    relief(scene),
    landmark(scene, 'hill', frame.ground),
    town.behind,
    landmark(scene, 'town', town.foot),
    town.front,
    landmark(scene, 'sky', frame.ground - 20),
    shore(scene),
    landmark(scene, 'shore', frame.ground + 8),
    landmark(scene, 'span', frame.ground),
    foreground(scene),
  ];
  return picture({ width, height, sheet: frame }, layers.join(''));
};
