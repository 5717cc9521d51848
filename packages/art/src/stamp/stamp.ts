import type { ArtCity, Theme } from '../city.js';
import { getBrief } from '../brief/brief.js';
import { escapeXml, formatNumber } from '../svg/draw.js';
import { createRandom } from '../svg/random.js';
import { getStampInk } from './inks.js';
import { outlines } from './outlines.js';
import { motif } from './motif.js';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Formats `2027-01-03` as `03 JAN 2027`; empty for an invalid date. */
export const formatStampDate = (date?: string): string => {
  const moment = new Date(date ?? '');
  if (Number.isNaN(moment.getTime())) return '';
  const day = String(moment.getUTCDate()).padStart(2, '0');
  return `${day} ${MONTHS[moment.getUTCMonth()] ?? ''} ${moment.getUTCFullYear()}`;
};

/** Whole degrees with their hemisphere: `39°N 9°W`. */
export const formatPosition = (latitude: number, longitude: number): string =>
  `${degrees(latitude)}${latitude < 0 ? 'S' : 'N'} ${degrees(longitude)}${longitude < 0 ? 'W' : 'E'}`;

const degrees = (value: number): string => `${Math.round(Math.abs(value))}°`;

/** The data of a stamp. With region and population it shows the same landmark as the city's scene. */
export type StampCity = Pick<
  ArtCity,
  'name' | 'slug' | 'countryCode' | 'latitude' | 'longitude' | 'climate'
> &
  Partial<Pick<ArtCity, 'country' | 'region' | 'population' | 'coastal'>>;

export interface StampOptions {
  theme: Theme;
  /**
   * The day of the visit as `YYYY-MM-DD` (or a longer ISO time, read in UTC). No date is printed if it is missing or
   * invalid.
   */
  date?: string;
  /** Width and height in pixels; 200 by default. */
  size?: number;
}

const TEXT_ATTRIBUTES = 'font-family="Instrument Sans,system-ui,sans-serif" text-anchor="middle"';
const MAX_NAME_LENGTH = 40;

/**
 * The stamp of a visit: one of four shapes, one ink, landmark, name, date and position. The name may be untrusted.
 */
export const stamp = (city: StampCity, { theme, date, size = 200 }: StampOptions): string => {
  const place: ArtCity = { country: '', region: '', population: 0, ...city };
  const brief = getBrief(place);
  const random = createRandom(`${city.slug}/stamp`);
  const inks = getStampInk(brief.climate, theme);
  const outline = random.pick(outlines);
  const tilt = random.between(-7, 7);
  const name = Array.from(city.name.trim()).slice(0, MAX_NAME_LENGTH).join('');
  const day = formatStampDate(date);
  const small = [day, formatPosition(city.latitude, city.longitude)].filter(Boolean).join(' · ');
  const label = ['Stamp of', name, day].filter(Boolean).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${formatNumber(size)}" height="${formatNumber(size)}" viewBox="0 0 200 200" fill="none" ` +
    `role="img" aria-label="${escapeXml(label)}"><g transform="rotate(${formatNumber(tilt)} 100 100)">` +
    outline.draw(inks.ink) +
    motif(brief, inks, outline.motif) +
    `<g fill="${inks.ink}" ${TEXT_ATTRIBUTES}>` +
    drawText(name.toUpperCase(), outline.name, outline.room, 19, 700) +
    drawText(small, outline.small, outline.smallRoom, 8.5, 600) +
    drawText(place.country, outline.country, outline.countryRoom, 7, 500) +
    '</g></g></svg>'
  );
};

/** A line of text no wider than `room`: long texts get a smaller size and then compressed glyphs. */
const drawText = (text: string, y: number, room: number, most: number, weight: number): string => {
  if (!text) return '';
  const length = Array.from(text).length;
  const fullWidth = length * most * 0.74;
  const size = Math.max(most * 0.5, Math.min(most, (most * room) / fullWidth));
  const textLength =
    length * size * 0.74 > room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="100" y="${y}" font-size="${formatNumber(size)}" font-weight="${weight}" letter-spacing=".06em"${textLength}>${escapeXml(text)}</text>`;
};
