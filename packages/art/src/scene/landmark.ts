import { isWater } from '../shore/shore.js';
import { landmarkDrawing } from '../landmarks/index.js';
import type { Paint, Stand } from '../landmarks/drawing.js';
import { mix } from '../svg/colour.js';
import { placed } from '../svg/draw.js';
import type { Scene } from './scene.js';

const SPAN = 400;

/** The city's landmark, if it stands in this layer of the picture. */
export const landmark = (scene: Scene, layer: Stand, foot: number): string => {
  if (!scene.brief.landmark) return '';
  const drawing = landmarkDrawing(scene.brief.landmark);
  if (drawing.stand !== layer) return '';
  const { frame } = scene;
  const aside = scene.random('landmark').between(frame.wide ? 0.3 : 0.24, frame.wide ? 0.4 : 0.38);
  const x = Math.round(frame.width * (scene.side === 'left' ? aside : 1 - aside));
  const content = drawing.draw(paintOf(scene));
  if (layer === 'span') return placed(content, frame.width / 2, spanFoot(scene), frame.width / SPAN / 1.25);
  if (layer === 'sky') return placed(content, x, foot, Math.max(frame.unit, frame.width / 620));
  // A landmark's top is never cropped: it shrinks to the sky there is.
  const room = (foot - 14) / drawing.height;
  return placed(content, x, foot, Math.min(room, frame.unit * 1.12));
};

const spanFoot = (scene: Scene): number => {
  const { frame, brief } = scene;
  return frame.ground + (frame.height - frame.ground) * (isWater(brief.shore) ? 0.42 : 0.3);
};

/** By day in its own inks; after dark its pale parts are flooded with light. */
const paintOf = ({ inks, dark }: Scene): Paint => {
  const flood = (ink: string, share: number): string => (dark ? mix(ink, inks.lamp, share) : ink);
  return {
    pale: flood(inks.walls[0], 0.34),
    stone: flood(inks.walls[1], 0.24),
    shade: mix(inks.walls[2], inks.trim, 0.5),
    roof: flood(inks.roofs[0], 0.08),
    copper: flood(inks.copper, 0.12),
    gold: flood(inks.gold, 0.2),
    iron: flood(inks.accent, 0.08),
    dark: inks.trim,
    lamp: inks.lamp,
  };
};
