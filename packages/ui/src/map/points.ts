import { type CSSProperties } from 'react';
import { type Position } from './view';

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point as a stroke of no length: its round cap keeps its size however the map is scaled. */
export const pointPath = ([x, y]: Position): string => `M${round(x)} ${round(y)}h.001`;

/** Puts a name to a place; by the camera's `--k` it keeps its size. */
export const atPlace = ([x, y]: Position): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--k, 1)))`,
});

/** A part of the screen. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
