import { opposite, type Scene } from '../scene/scene.js';
import type { Point } from '../svg/curve.js';

const FROM_TOP = 44;
const MARGIN = 0.16;

/**
 * Where the sky is brightest. By day the sun crosses the picture from left to right and climbs with its altitude;
 * at night the moon stands on the landmark's other side.
 */
export const placeOfLight = (scene: Scene): Point => {
  const { frame, light, dark } = scene;
  if (dark && light.share.dusk < 0.6) return moonPlace(scene);
  const across = Math.max(0, Math.min(1, (light.hour - 6) / 12));
  const height = Math.sign(light.altitude) * Math.abs(Math.sin((light.altitude * Math.PI) / 180)) ** 0.6;
  return {
    x: Math.round(frame.width * (MARGIN + (1 - 2 * MARGIN) * across)),
    y: Math.round(frame.ground - (frame.ground - FROM_TOP) * height),
  };
};

const moonPlace = ({ side, frame, random }: Scene): Point => {
  const stream = random('moon');
  const aside = stream.between(0.18, 0.38);
  return {
    x: Math.round(frame.width * (opposite(side) === 'left' ? aside : 1 - aside)),
    y: Math.round(frame.ground * stream.between(0.2, 0.36)),
  };
};
