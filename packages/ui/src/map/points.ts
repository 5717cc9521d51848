import { type CSSProperties } from 'react';
import { type Position } from './view';

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point as a stroke of zero length: its round cap keeps its size at every zoom level. */
export const toPointPath = ([x, y]: Position): string => `M${round(x)} ${round(y)}h.001`;

/** Places a name; the camera's `--k` keeps its size. */
export const toPlaceStyle = ([x, y]: Position): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--k, 1)))`,
});

/** A rectangle on the screen. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
