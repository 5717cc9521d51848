import { written } from './colour.js';

/** A number as SVG wants it: one decimal, so that sines that differ in the last bit print the same. */
export const figure = (value: number): string => {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
};

/** Templates already tidied: each is written once in the source and filled thousands of times. */
const tidied = new WeakMap<TemplateStringsArray, readonly string[]>();

const tidy = (parts: TemplateStringsArray): readonly string[] => {
  const known = tidied.get(parts);
  if (known) return known;
  const fresh = parts.map((part) => part.replaceAll(' -', '-'));
  tidied.set(parts, fresh);
  return fresh;
};

/**
 * Path data as a template. Coordinates become whole numbers (half a unit is never seen, and pictures have a limit in
 * bytes) and the blank before a minus is dropped.
 */
export const d = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string => {
  const texts = tidy(parts);
  let data = texts[0] ?? '';
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? '';
    const text = typeof value === 'number' ? String(Math.round(value) + 0) : value;
    data = text.startsWith('-') && data.endsWith(' ') ? data.slice(0, -1) + text : data + text;
    data += texts[at + 1] ?? '';
  }
  return data;
};

/** Path data of a closed rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y}h${width}v${height}h${-width}z`;

/** A filled shape, nothing when there is nothing to fill. A fill closes itself, so closing commands are left out. */
export const shape = (data: string, fill: string, opacity = 1): string =>
  data && `<path fill="${written(fill)}"${opacityOf(opacity)} d="${data.replace(/z(?=M|$)/g, '')}"/>`;

export interface Stroke {
  width?: number;
  dash?: string;
  opacity?: number;
  round?: boolean;
}

/** A drawn line, nothing when there is nothing to draw. Every picture's root says that lines are not filled. */
export const line = (
  data: string,
  ink: string,
  { width = 1, dash, opacity = 1, round }: Stroke = {},
): string =>
  data &&
  `<path stroke="${written(ink)}"${width === 1 ? '' : ` stroke-width="${figure(width)}"`}` +
    `${dash ? ` stroke-dasharray="${dash}"` : ''}${round ? ' stroke-linecap="round"' : ''}` +
    `${opacityOf(opacity)} d="${data}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${figure(x)}" cy="${figure(y)}" r="${figure(radius)}" fill="${written(fill)}"${opacityOf(opacity)}/>`;

/** A drawing moved to (x, y), scaled, and mirrored when `mirror`. */
export const placed = (content: string, x: number, y: number, scale = 1, mirror = false): string => {
  const sizes = mirror
    ? ` scale(${scaled(-scale)} ${scaled(scale)})`
    : scale === 1
      ? ''
      : ` scale(${scaled(scale)})`;
  return content && `<g transform="translate(${figure(x)} ${figure(y)})${sizes}">${content}</g>`;
};

const scaled = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

const opacityOf = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${scaled(opacity)}"`);
