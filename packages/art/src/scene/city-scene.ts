import type { ArtCity, SceneOptions } from '../city.js';
import { briefOf } from '../brief/brief.js';
import { inksOf } from '../inks/print.js';
import { foreground } from '../plants/plants.js';
import { relief } from '../relief/relief.js';
import { shore } from '../shore/shore.js';
import { sky } from '../sky/sky.js';
import { streets } from '../streets/streets.js';
import { picture, requireSize } from '../svg/picture.js';
import { randomOf } from '../svg/random.js';
import { frameOf } from './frame.js';
import { landmark } from './landmark.js';
import { goodHour, lightAt } from './light.js';
import { opposite, sceneOf, sideOf, type Scene } from './scene.js';

/** A scene never weighs more than this, in bytes. */
export const SCENE_LIMIT = 6144;
const MOST_THRIFT = 12;

/**
 * The landscape of a city as an SVG string, at most 6,144 bytes: sky in isolines around the sun, relief, streets,
 * landmark, shore, foreground plant. The same input gives the same bytes. It holds no text and no ids, so it may be
 * inlined any number of times.
 *
 * @throws RangeError when width or height is not a positive number.
 */
export const cityScene = (city: ArtCity, options: SceneOptions): string => {
  const scene = prepare(city, options);
  for (let thrift = 0; thrift < MOST_THRIFT; thrift += 1) {
    const picture = drawn({ ...scene, thrift }, options);
    if (picture.length <= SCENE_LIMIT) return picture;
  }
  return drawn({ ...scene, thrift: MOST_THRIFT }, options);
};

const prepare = (city: ArtCity, options: SceneOptions): Scene => {
  const { width, height, theme, hour, day, wide } = options;
  requireSize(width, height);
  const brief = briefOf(city);
  const sunSide = opposite(sideOf(city.slug));
  const light = lightAt(city.latitude, hour ?? goodHour(theme, sunSide, randomOf(`${city.slug}/hour`)), day);
  return sceneOf({
    city,
    brief,
    theme,
    light,
    frame: frameOf(width, height, wide),
    inks: inksOf(brief.climate, light, theme),
    thrift: 0,
  });
};

/** Back to front. */
const drawn = (scene: Scene, { width, height }: SceneOptions): string => {
  const { frame } = scene;
  const town = streets(scene);
  const hill = frame.ground - Math.round(64 * frame.unit);
  const layers = [
    sky(scene),
    relief(scene),
    landmark(scene, 'hill', hill),
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
