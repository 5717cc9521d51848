import { formatInk } from './color.js';

/** Formats a number with at most one decimal, so that rounding differences in the last bit do not show. */
export const formatNumber = (value: number): string => {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
};

/** Cache of tidied templates: each exists once in the source and is filled thousands of times. */
const tidyTemplates = new WeakMap<TemplateStringsArray, readonly string[]>();

const tidy = (parts: TemplateStringsArray): readonly string[] => {
  const cachedTemplate = tidyTemplates.get(parts);
  if (cachedTemplate) return cachedTemplate;
  const fresh = parts.map((part) => part.replaceAll(' -', '-'));
  tidyTemplates.set(parts, fresh);
  return fresh;
};

/**
 * A template for path data. Coordinates are rounded to whole numbers (half a unit is invisible, and pictures have a
 * byte limit), and spaces before a minus are dropped.
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

/** A filled shape, or nothing for empty data. Closing commands are left out, because a fill closes itself. */
export const shape = (data: string, fill: string, opacity = 1): string =>
  data && `<path fill="${formatInk(fill)}"${opacityOf(opacity)} d="${data.replace(/z(?=M|$)/g, '')}"/>`;

export interface Stroke {
  width?: number;
  dash?: string;
  opacity?: number;
  round?: boolean;
}

/** A stroked line, or nothing for empty data. The root of every picture sets `fill="none"`. */
export const line = (
  data: string,
  ink: string,
  { width = 1, dash, opacity = 1, round }: Stroke = {},
): string =>
  data &&
  `<path stroke="${formatInk(ink)}"${width === 1 ? '' : ` stroke-width="${formatNumber(width)}"`}` +
    `${dash ? ` stroke-dasharray="${dash}"` : ''}${round ? ' stroke-linecap="round"' : ''}` +
    `${opacityOf(opacity)} d="${data}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(radius)}" fill="${formatInk(fill)}"${opacityOf(opacity)}/>`;

/** Moves a drawing to (x, y), scales it, and optionally mirrors it. */
export const place = (content: string, x: number, y: number, scale = 1, mirror = false): string => {
  const sizes = mirror
    ? ` scale(${scaled(-scale)} ${scaled(scale)})`
    : scale === 1
      ? ''
      : ` scale(${scaled(scale)})`;
  return content && `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})${sizes}">${content}</g>`;
};

const scaled = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

const opacityOf = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${scaled(opacity)}"`);

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML forbids even when escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes untrusted text for SVG text and attributes. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => NAMES[sign] ?? sign);
