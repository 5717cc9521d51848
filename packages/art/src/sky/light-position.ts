import { getOppositeSide, type Scene } from '../scene.js';
import type { Point } from '../svg/curve.js';

const FROM_TOP = 44;
const MARGIN = 0.16;

/**
 * The brightest point of the sky. By day the sun crosses from left to right and rises with its altitude; at night the
 * moon is opposite the landmark.
 */
export const findLightPosition = (scene: Scene): Point => {
  const { frame, light, dark } = scene;
  if (dark && light.share.dusk < 0.6) return findMoonPosition(scene);
  const across = Math.max(0, Math.min(1, (light.hour - 6) / 12));
  const height = Math.sign(light.altitude) * Math.abs(Math.sin((light.altitude * Math.PI) / 180)) ** 0.6;
  return {
    x: Math.round(frame.width * (MARGIN + (1 - 2 * MARGIN) * across)),
    y: Math.round(frame.ground - (frame.ground - FROM_TOP) * height),
  };
};

const findMoonPosition = ({ side, frame, random }: Scene): Point => {
  const stream = random('moon');
  const aside = stream.between(0.18, 0.38);
  return {
    x: Math.round(frame.width * (getOppositeSide(side) === 'left' ? aside : 1 - aside)),
    y: Math.round(frame.ground * stream.between(0.2, 0.36)),
  };
};
