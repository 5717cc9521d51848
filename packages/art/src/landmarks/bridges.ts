import { line, shape } from '../svg/draw.js';
import type { LandmarkDrawing, Paint } from './drawing.js';

/** Bridges are drawn over 400 units of water; the deck lies 22 above it. */
const span = (height: number, draw: (paint: Paint) => string): LandmarkDrawing => ({
  stand: 'span',
  height,
  half: 200,
  draw,
});

export const suspension = span(
  118,
  ({ iron }) =>
    line('M-300-28Q-190-54-110-112Q0 18 110-112Q190-54 300-28', iron, { width: 3 }) +
    line(
      'M-80-24v-46M-60-24v-28M-40-24v-16M-20-24v-9M20-24v-9M40-24v-16M60-24v-28M80-24v-46M-140-24v-58M-170-24v-38M-200-24v-24M140-24v-58M170-24v-38M200-24v-24',
      iron,
      { opacity: 0.8 },
    ) +
    shape(
      'M-116 14l2-130h8l2 130zM104 14l2-130h8l2 130zM-420-26h840v5h-840zM-117-66h14v4h-14zM103-66h14v4h-14z',
      iron,
    ),
);

export const archbridge = span(
  96,
  ({ iron, shade }) =>
    line('M-190 8Q0-180 190 8M-178 8Q0-150 178 8', iron, { width: 4 }) +
    line(
      'M-150-24v-6M-120-24v-27M-90-24v-42M-60-24v-52M-30-24v-57M0-24v-60M30-24v-57M60-24v-52M90-24v-42M120-24v-27M150-24v-6M-163-20l14 10M163-20l-14 10M-140-44l20-14 30 6 30-16 30 4 30-10 30 10 30-4 30 16 30-6 20 14',
      iron,
      { width: 1.6 },
    ) +
    shape('M-420-27h840v6h-840z', iron) +
    shape('M-206 16v-66h22v66zM184 16v-66h22v66z', shade),
);

export const stonebridge = span(
  46,
  ({ stone, shade }) =>
    shape(
      'M-420-30Q0-52 420-30V-18H420V16h-16q0-30-36-30t-36 30h-20q0-32-40-32t-40 32h-20q0-36-44-36t-44 36h-20q0-36-44-36t-44 36h-20q0-32-40-32t-40 32h-20q0-30-36-30t-36 30h-20q0-28-34-28t-34 28h-30z',
      stone,
    ) +
    line('M-420-28Q0-50 420-28', shade, { width: 3 }) +
    shape(
      'M-170-38h8v-18l-4-6-4 6zM-74-42h8v-18l-4-6-4 6zM66-42h8v-18l-4-6-4 6zM162-38h8v-18l-4-6-4 6z',
      shade,
    ),
);

export const cablestayed = span(
  150,
  ({ pale, shade }) =>
    line(
      'M-30-146L-230-26M-31-130L-180-26M-32-114L-140-26M-33-98L-105-26M-34-80L-75-26M-28-146L190-26M-28-130L140-26M-28-114L95-26M-28-98L58-26M-28-80L24-26',
      pale,
      { width: 1.4 },
    ) +
    shape('M-40 14l8-166h5l10 166h-7L-29-90l-4 104z', pale) +
    shape('M-420-27h840v5h-840z', shade),
);

export const covered = span(
  70,
  ({ stone, roof, shade }) =>
    shape(
      'M-420-30h840v11h-840zM-100 14l6-40h20l6 40zM60 14l6-40h20l6 40zM-250 14l6-40h20l6 40zM220 14l6-40h20l6 40z',
      shade,
    ) +
    shape('M-420-54h840v26h-840z', stone) +
    shape('M-426-52l6-12h840l6 12zM-26-62l6-26 12-10 12 10 6 26z', roof) +
    line('M-416-42H416', shade, { width: 9, dash: '7 8' }),
);
