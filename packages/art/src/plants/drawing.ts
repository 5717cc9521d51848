import type { Inks } from '../inks/inks.js';

/** A plant in its own units: its foot at 0,0, up to 150 high, drawn to stand at the left edge. */
export type PlantDrawing = (inks: Inks) => string;
