import type { Plant } from '../brief/vocabulary.js';
import { getOppositeSide, type Scene } from '../scene.js';
import { d, place, shape } from '../svg/draw.js';
import { mix } from '../svg/color.js';
import {
  type PlantDrawing,
  acacia,
  birch,
  broadleaf,
  cypress,
  olive,
  palm,
  spruce,
  stonepine,
  agave,
  bamboo,
  banana,
  cactus,
  reeds,
  bougainvillea,
  cherry,
  lupin,
  protea,
} from './drawings.js';

const drawings: Record<Plant, PlantDrawing> = {
  palm,
  stonepine,
  cypress,
  spruce,
  acacia,
  agave,
  cactus,
  banana,
  cherry,
  protea,
  reeds,
  lupin,
  olive,
  birch,
  broadleaf,
  bougainvillea,
  bamboo,
};

/** Wider layouts have no bytes left for a second plant. */
const SECOND_UNTIL = 4;

/** Plants that hang from the top instead of standing on a mound. */
const hanging: readonly Plant[] = ['cherry', 'bougainvillea'];

/** The foreground plant, on the side opposite the landmark. A panorama has a second, smaller one. */
export const foreground = (scene: Scene): string => {
  const { brief, frame, side, random } = scene;
  const stream = random('plant');
  const drawing = drawings[brief.plant](scene.inks);
  const near = getOppositeSide(side);
  const size = frame.unit * stream.between(0.92, 1.12);
  if (hanging.includes(brief.plant))
    return place(drawing, near === 'left' ? 0 : frame.width, 0, size, near === 'right');
  const inset = Math.round(frame.width * stream.between(0.08, 0.14));
  const second =
    frame.wide && scene.breadth < SECOND_UNTIL
      ? stand(scene, drawing, side, Math.round(frame.width * 0.05), size * 0.66)
      : '';
  return stand(scene, drawing, near, inset, size) + second;
};

/** A plant on its mound at one edge. */
const stand = (
  { frame, inks }: Scene,
  drawing: string,
  at: 'left' | 'right',
  inset: number,
  size: number,
): string => {
  const x = at === 'left' ? inset : frame.width - inset;
  const foot = frame.height - Math.round(16 * size);
  const reach = Math.round(120 * size);
  const edge = at === 'left' ? 0 : frame.width;
  const way = at === 'left' ? 1 : -1;
  const mound = d`M${edge} ${foot - 8}q${way * reach * 0.9} -4 ${way * (reach + inset)} ${frame.height - foot + 8}H${edge}z`;
  return shape(mound, mix(inks.plant, inks.near, 0.12)) + place(drawing, x, foot, size, at === 'right');
};
