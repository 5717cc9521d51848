import { findCityIndex, passports, type Plan } from '@wanderwork/quest-engine';
import { getEditionMonth } from '../../../shared/editions';
import { type ModeInfo } from '../../../shared/modes';

const { imul } = Math;

/** Start cities of daily and weekly runs, on every continent and with an affordable first flight. */
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
].filter((id) => findCityIndex(id) >= 0);

/** Hashes a text to 32 bits (FNV-1a). */
const hashText = (text: string): number => {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed;
};

/** The start, passport and seeds of an edition: the same on every device. */
export const createEditionPlan = ({ mode }: ModeInfo, edition: string): Plan => {
  const from = (what: string) => hashText(`${mode} ${edition} ${what}`);
  return {
    mode,
    difficulty: 'standard',
    departure: 0,
    profession: 'developer',
    home: homes[(from('home') >>> 8) % homes.length]!,
    passport: passports[(from('passport') >>> 8) % passports.length]!,
    month: getEditionMonth(edition),
    seedA: from('a'),
    seedB: from('b'),
  };
};
