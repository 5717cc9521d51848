import { cityIndex, passports, type Plan } from '@wanderwork/quest-engine';
import { type ModeInfo } from '../../../shared/modes';

const DAY_MS = 86_400_000;
const { imul } = Math;

/** Places to begin from by the calendar: of every continent, and none that a first flight could not be paid from. */
const homes = [
  'lisbon',
  'tbilisi',
  'chiang-mai',
  'medellin',
  'tokyo',
  'cape-town',
  'kuala-lumpur',
  'mexico-city',
  'warsaw',
  'istanbul',
  'buenos-aires',
  'ho-chi-minh-city',
].filter((id) => cityIndex(id) >= 0);

/** The Thursday of a date's week decides to which year the week belongs (ISO 8601). */
const weekOf = (now: Date): string => {
  const day = Math.floor(now.getTime() / DAY_MS);
  // 1 January 1970 was a Thursday.
  const thursday = day - ((day + 3) % 7) + 3;
  const year = new Date(thursday * DAY_MS).getUTCFullYear();
  const first = Math.floor(Date.UTC(year, 0, 1) / DAY_MS);
  return `${year}-W${String(Math.floor((thursday - first) / 7) + 1).padStart(2, '0')}`;
};

/** "2026-11-22", or "2026-W47": by UTC, so that it changes for everybody at once. */
export const editionOf = ({ drawnBy }: ModeInfo, now = new Date()): string | null => {
  if (!drawnBy) return null;
  return drawnBy === 'day' ? now.toISOString().slice(0, 10) : weekOf(now);
};

/** A number of 32 bits from a text (FNV-1a). */
const numberOf = (text: string): number => {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed;
};

/** Where an edition begins, with which passport and draws: the same on every device. */
export const planOf = ({ mode }: ModeInfo, edition: string): Plan => {
  const from = (what: string) => numberOf(`${mode} ${edition} ${what}`);
  return {
    mode,
    difficulty: 'standard',
    departure: 0,
    profession: 'developer',
    home: homes[(from('home') >>> 8) % homes.length]!,
    passport: passports[(from('passport') >>> 8) % passports.length]!,
    seedA: from('a'),
    seedB: from('b'),
  };
};
