import type { Town } from '../brief/vocabulary.js';
import { isWater } from '../shore/shore.js';
import { domeTop } from '../relief/domes.js';
import { landmarkDrawing } from '../landmarks/index.js';
import type { LandmarkDrawing, Paint, Stand } from '../landmarks/drawing.js';
import { mix } from '../svg/color.js';
import type { Point } from '../svg/curve.js';
import { d, place, shape } from '../svg/draw.js';
import type { Scene } from '../scene.js';

/** The width of water under a bridge, in units. */
const SPAN = 400;
/** A hill above a flat town, and above one on a slope. */
const HILL = 62;
const HIGH_HILL = 96;
const CLIMBING: readonly Town[] = ['tiled', 'whitewash', 'medina', 'bricks'];
const TOP_MARGIN = 14;

/** The landmark of the city, if it belongs to this layer. */
export const landmark = (scene: Scene, layer: Stand, foot: number): string => {
  const drawing = scene.brief.landmark && landmarkDrawing(scene.brief.landmark);
  if (!drawing || drawing.stand !== layer) return '';
  const { frame } = scene;
  const content = drawing.draw(createPaint(scene));
  const x = Math.round(frame.width * shareAcross(scene));
  if (layer === 'span')
    return place(
      content,
      frame.width / 2,
      spanFoot(scene),
      Math.max(frame.width / SPAN / 1.25, 0.92 * frame.unit),
    );
  if (layer === 'sky') return place(content, x, foot, Math.max(frame.unit, frame.width / 620));
  if (layer === 'hill') return onHill(scene, drawing, content, x);
  return place(content, x, foot, scaleUnder(scene, drawing, foot));
};

const shareAcross = ({ frame, side, random }: Scene): number => {
  const aside = frame.wide ? random('landmark').between(0.3, 0.4) : random('landmark').between(0.24, 0.38);
  return side === 'left' ? aside : 1 - aside;
};

/** A landmark shrinks until its top is not cropped. */
const scaleUnder = ({ frame }: Scene, drawing: LandmarkDrawing, foot: number): number =>
  Math.min((foot - TOP_MARGIN) / drawing.height, frame.unit * 1.12);

/** On a rock of the relief, or else on its own hill. */
const onHill = (scene: Scene, drawing: LandmarkDrawing, content: string, x: number): string => {
  const { frame, brief, inks } = scene;
  if (brief.relief === 'domes') {
    const top = domeTop(scene);
    return place(content, top.x, top.y, scaleUnder(scene, drawing, top.y));
  }
  const top: Point = {
    x,
    y: frame.ground - Math.round((CLIMBING.includes(brief.town) ? HIGH_HILL : HILL) * frame.unit),
  };
  const half = Math.round(drawing.half * frame.unit * 1.2);
  const knoll = d`M${x - half * 2.6} ${frame.ground}Q${x - half * 1.3} ${top.y + 4} ${x - half} ${top.y}H${x + half}Q${x + half * 1.4} ${top.y + 4} ${x + half * 2.6} ${frame.ground}z`;
  return (
    shape(knoll, mix(inks.mid, inks.near, 0.6)) +
    place(content, top.x, top.y + 2, scaleUnder(scene, drawing, top.y))
  );
};

const spanFoot = ({ frame, brief }: Scene): number =>
  Math.round(frame.ground + (frame.height - frame.ground) * (isWater(brief.shore) ? 0.36 : 0.3));

/** By day in its own inks; after dark its light parts are floodlit. */
const createPaint = ({ inks, dark }: Scene): Paint => {
  const flood = (ink: string, share: number): string => (dark ? mix(ink, inks.lamp, share) : ink);
  return {
    pale: flood(inks.walls[0], 0.42),
    stone: flood(inks.stone, 0.32),
    shade: mix(inks.walls[2], inks.trim, 0.5),
    brick: flood(mix(inks.accent, inks.stone, 0.35), 0.16),
    roof: flood(inks.roofs[0], 0.12),
    copper: flood(inks.copper, 0.16),
    gold: flood(inks.gold, 0.3),
    iron: flood(inks.accent, 0.1),
    dark: inks.trim,
    lamp: inks.lamp,
  };
};
