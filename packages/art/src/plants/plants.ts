import type { Plant } from '../brief/words.js';
import { opposite, type Scene } from '../scene/scene.js';
import { d, placed, shape } from '../svg/draw.js';
import { mix } from '../svg/colour.js';
import type { PlantDrawing } from './drawing.js';
import { agave, bamboo, banana, cactus, reeds } from './leaves.js';
import { bougainvillea, cherry, lupin, protea } from './flowers.js';
import { acacia, birch, broadleaf, cypress, olive, palm, spruce, stonepine } from './trees.js';

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

/** A layout this wide has no bytes left for a second plant. */
const SECOND_UNTIL = 4;

/** Plants that hang into the picture from above instead of standing on a mound. */
const hanging: readonly Plant[] = ['cherry', 'bougainvillea'];

/** The plant that frames the picture, on the landmark's other side: a panorama has a second, smaller one. */
export const foreground = (scene: Scene): string => {
  const { brief, frame, side, random } = scene;
  const stream = random('plant');
  const drawing = drawings[brief.plant](scene.inks);
  const near = opposite(side);
  const size = frame.unit * stream.between(0.92, 1.12);
  if (hanging.includes(brief.plant))
    return placed(drawing, near === 'left' ? 0 : frame.width, 0, size, near === 'right');
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
  return shape(mound, mix(inks.plant, inks.near, 0.12)) + placed(drawing, x, foot, size, at === 'right');
};
