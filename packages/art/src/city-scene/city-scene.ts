import type { ArtCity, SceneOptions } from '../city.js';
import { getBrief } from '../brief/brief.js';
import { mixInks } from '../inks/print.js';
import { foreground } from '../plants/plants.js';
import { relief } from '../relief/relief.js';
import { shore } from '../shore/shore.js';
import { sky } from '../sky/sky.js';
import { streets } from '../streets/streets.js';
import type { Streets } from '../streets/row.js';
import { picture, requireSize } from '../svg/picture.js';
import { createRandom } from '../svg/random.js';
import {
  createFrame,
  getOppositeSide,
  createScene,
  getLandmarkSide,
  type Scene,
  MAX_BREADTH,
  MAX_SPARE,
  SPARE_AT_NIGHT,
} from '../scene.js';
import { landmark } from './landmark.js';
import { chooseHour, type Light, getLight } from '../light.js';

/** The maximum size of a scene in bytes. */
export const MAX_SCENE_BYTES = 6144;
const MIDNIGHT = 0;
/** The most bytes one step of breadth saves. Lets the search skip steps while far over the limit. */
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
  const chosen =
    hour ?? chooseHour(theme, getOppositeSide(getLandmarkSide(city.slug)), createRandom(`${city.slug}/hour`));
  // Without the moon's phase, so that the streets stay the same all month.
  const night = prepare(city, { ...options, moon: undefined }, getLight(city.latitude, MIDNIGHT));
  const breadth = findBreadth(night, options);
  return fitToLimit({ ...prepare(city, options, getLight(city.latitude, chosen, day)), breadth }, options);
};

/** The narrowest houses that fit the limit at night. Only the streets depend on it, so only they are drawn again. */
const findBreadth = (night: Scene, options: SceneOptions): number => {
  const spared = { ...night, spare: SPARE_AT_NIGHT };
  const rest = drawScene(spared, options).length - countBytes(streets(spared));
  for (let breadth = 0; breadth < MAX_BREADTH;) {
    const excess = rest + countBytes(streets({ ...spared, breadth })) - MAX_SCENE_BYTES;
    if (excess <= 0) return breadth;
    breadth += Math.max(1, Math.floor(excess / BYTES_A_STEP));
  }
  return MAX_BREADTH;
};

const countBytes = ({ behind, front }: Streets): number => behind.length + front.length;

/** The picture with as much detail as the limit allows. */
const fitToLimit = (scene: Scene, options: SceneOptions): string => {
  for (let spare = 0; spare < MAX_SPARE; spare += 1) {
    const picture = drawScene({ ...scene, spare }, options);
    if (picture.length <= MAX_SCENE_BYTES) return picture;
  }
  return drawScene({ ...scene, spare: MAX_SPARE }, options);
};

type SceneParts = Pick<SceneOptions, 'theme' | 'width' | 'height' | 'wide'> & { moon?: number | undefined };

const prepare = (city: ArtCity, { theme, width, height, wide, moon }: SceneParts, light: Light): Scene => {
  const brief = getBrief(city);
  return createScene({
    city,
    brief,
    theme,
    moon,
    light,
    frame: createFrame(width, height, wide),
    inks: mixInks(brief.climate, light, theme),
    breadth: 0,
    spare: 0,
  });
};

/** Back to front. */
const drawScene = (scene: Scene, { width, height }: SceneOptions): string => {
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
