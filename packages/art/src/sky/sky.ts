import type { Scene } from '../scene/scene.js';
import { box, shape } from '../svg/draw.js';
import { clouds } from './clouds.js';
import { moon, sun } from './luminaries.js';
import { nightSky } from './night-sky.js';
import { rings } from './rings.js';
import { findLightPosition } from './light-position.js';

/** The sky: steps of light around the sun or moon, night lights and clouds. */
export const sky = (scene: Scene): string => {
  const { frame, inks, dark } = scene;
  const centre = findLightPosition(scene);
  return (
    shape(box(0, 0, frame.width, frame.height), inks.sky[4]) +
    rings(scene, centre) +
    (dark ? nightSky(scene) + moon(scene, centre) : sun(scene, centre)) +
    clouds(scene)
  );
};
