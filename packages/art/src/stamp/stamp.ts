import type { ArtCity, Theme } from '../city.js';
import { briefOf } from '../brief/brief.js';
import { escaped } from '../svg/escape.js';
import { randomOf } from '../svg/random.js';
import { figure } from '../svg/draw.js';
import { stampInk } from './inks.js';
import { outlines } from './outlines.js';
import { motif } from './motif.js';
import { dateWords, positionWords } from './words.js';

/** What a stamp is cut from. With region and population it bears the landmark of the city's scene. */
export type StampCity = Pick<
  ArtCity,
  'name' | 'slug' | 'countryCode' | 'latitude' | 'longitude' | 'climate'
> &
  Partial<Pick<ArtCity, 'country' | 'region' | 'population' | 'coastal'>>;

export interface StampOptions {
  theme: Theme;
  /** Day of the visit as `YYYY-MM-DD` (or a longer ISO time, read in UTC); left out or unreadable, none is printed. */
  date?: string;
  /** Pixels, both ways; 200 when left out. */
  size?: number;
}

const LETTERS = 'font-family="Instrument Sans,system-ui,sans-serif" text-anchor="middle"';
const LONGEST_NAME = 40;

/** The stamp a visit leaves: one of four shapes, one ink, landmark, name, date and position. Any name is safe. */
export const stamp = (city: StampCity, { theme, date, size = 200 }: StampOptions): string => {
  const place: ArtCity = { country: '', region: '', population: 0, ...city };
  const brief = briefOf(place);
  const random = randomOf(`${city.slug}/stamp`);
  const inks = stampInk(brief.climate, theme);
  const outline = random.pick(outlines);
  const tilt = random.between(-7, 7);
  const name = Array.from(city.name.trim()).slice(0, LONGEST_NAME).join('');
  const day = dateWords(date);
  const small = [day, positionWords(city.latitude, city.longitude)].filter(Boolean).join(' · ');
  const label = ['Stamp of', name, day].filter(Boolean).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${figure(size)}" height="${figure(size)}" viewBox="0 0 200 200" fill="none" ` +
    `role="img" aria-label="${escaped(label)}"><g transform="rotate(${figure(tilt)} 100 100)">` +
    outline.draw(inks.ink) +
    motif(brief, inks, outline.motif) +
    `<g fill="${inks.ink}" ${LETTERS}>` +
    words(name.toUpperCase(), outline.name, outline.room, 19, 700) +
    words(small, outline.small, outline.smallRoom, 8.5, 600) +
    words(place.country, outline.country, outline.countryRoom, 7, 500) +
    '</g></g></svg>'
  );
};

/** A line of text no wider than its room: long ones are set smaller, then pressed together. */
const words = (text: string, y: number, room: number, most: number, weight: number): string => {
  if (!text) return '';
  const letters = Array.from(text).length;
  const wanted = letters * most * 0.74;
  const size = Math.max(most * 0.5, Math.min(most, (most * room) / wanted));
  const pressed = letters * size * 0.74 > room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="100" y="${y}" font-size="${figure(size)}" font-weight="${weight}" letter-spacing=".06em"${pressed}>${escaped(text)}</text>`;
};
