import { line, shape } from '../svg/draw.js';
import { building, type LandmarkDrawing } from './drawing.js';

const onHill = (drawing: LandmarkDrawing): LandmarkDrawing => ({ ...drawing, stand: 'hill' });

/** A castle with round towers on the hill. */
export const castle = onHill(
  building(
    74,
    66,
    ({ stone, shade, roof, dark, iron }) =>
      shape('M-60 0v-26h14v-22h18v14h16v-26h20v20h20v-16h16v30h14V0z', stone) +
      shape('M-48-48l11-18 11 18zM-14-60l12-14 12 14zM26-56l10-16 10 16z', roof) +
      shape('M2 0v-60h6v20h20v-16h16v30h14V0z', shade, 0.35) +
      shape('M-4 0v-14a5 5 0 0 1 10 0V0z', dark) +
      line('M-42-36h12M-8-46h14M30-42h14M-54-14h44', dark, { width: 6, dash: '3 6' }) +
      shape('M-38-66h2v-12l10 4-10 4z', iron),
  ),
);

/** Walls and square towers on a crag. */
export const fortress = onHill(
  building(
    66,
    76,
    ({ stone, shade, dark, iron }) =>
      shape(
        'M-76 0l6-30h4v-4h4v4h5v-4h4v4h10v-22h5v-5h4v5h5v-5h4v5h4v14h26v-24h5v-5h4v5h6v-5h4v5h5v32h12v-4h4v4h6v-4h4v4l8 30z',
        stone,
      ) +
      shape('M24-62h10v32h12v-4h4v4h6v-4h4v4l8 30H20z', shade, 0.35) +
      shape('M-6 0v-12a6 6 0 0 1 12 0V0z', dark) +
      line('M-34-44h14M14-50h16M-60-18h40M24-18h40', dark, { width: 6, dash: '2 8' }) +
      shape('M21-70h2v-12l12 4-12 4z', iron),
  ),
);

/** Columns under a pediment. */
export const temple = onHill(
  building(
    52,
    52,
    ({ pale, stone, shade }) =>
      shape('M-52 0v-6h104V0zM-46-38h92v5h-92zM-48-38L0-54l48 16z', pale) +
      line('M-41-6v-27M-28-6v-27M-15-6v-27M-2-6v-27M11-6v-27M24-6v-27M37-6v-27', pale, { width: 7 }) +
      shape('M-34-40L0-50l34 10zM-52-2h104v2h-104z', shade, 0.4) +
      line('M-38-6v-27M-25-6v-27M-12-6v-27M1-6v-27M14-6v-27M27-6v-27M40-6v-27', stone, { width: 2 }),
  ),
);

/** A figure with open arms on the summit. */
export const redeemer = onHill(
  building(
    54,
    26,
    ({ shade, stone }) =>
      shape('M-5 0l1-34h8l1 34zM-26-36v-5h52v5l-20 2h-12zM-3-42a3 4 0 0 1 6 0z', stone) +
      shape('M1 0v-34h3l1 34z', shade, 0.6) +
      shape('M-7 0v10h14V0z', shade),
  ),
);

/** Town walls with round bastions, along the water. */
export const ramparts: LandmarkDrawing = {
  ...building(
    46,
    130,
    ({ stone, shade, dark, roof }) =>
      shape(
        'M-150 4v-26h5v-4h5v4h8v-4h5v4h8v-4h5v4h8v-4h5v4h10v-16h40v16h8v-4h5v4h8v-4h5v4h8v-4h5v4h10v-18h38v18h8v-4h5v4h8v-4h5v4h8v-4h5v4h6V4z',
        stone,
      ) +
      shape('M-94-38l20-12 20 12zM12-40l19-12 19 12z', roof) +
      shape('M-68 4v-42h14V4zM36 4v-44h14V4z', shade, 0.4) +
      line('M-136-12h260', dark, { width: 5, dash: '2 14' }),
  ),
  stand: 'shore',
};

/** A squat round tower of brick beside a keep. */
export const keeptower = onHill(
  building(
    82,
    34,
    ({ brick, shade, pale, dark, iron }) =>
      shape('M-16 0v-56h-3v-8h4v4h5v-4h5v4h6v-4h5v4h5v-4h4v8h-3V0zM16 0v-26h18V0z', brick) +
      shape('M4 0v-60h8V0zM26 0v-26h8V0z', shade, 0.4) +
      shape('M14-26l4-8h14l4 8z', pale) +
      line('M-10-44h20M-10-24h20', dark, { width: 7, dash: '3 7' }) +
      shape('M-1-64h2v-18h-2zM1-82l13 4-13 5z', iron),
  ),
);
