import { clip } from './goalposts.js';
import type { CityInputs } from './inputs.js';

const MONTHS_WHEN_UNKNOWN = 12;
const PARTIAL = 50;
const ANNOUNCED = 20;

/**
 * A programme scores 60 at six months and 100 at two years. None found scores 0: the data set lists
 * programmes, so absence is weak evidence that there is none. The page says "none found", never "no".
 */
export const nomadVisaScore = ({ nomadVisa, nomadVisaMonths }: CityInputs): number => {
  if (nomadVisa === 'yes') return clip(60 + (40 * ((nomadVisaMonths ?? MONTHS_WHEN_UNKNOWN) - 6)) / 18);
  if (nomadVisa === 'partial') return PARTIAL;
  return nomadVisa === 'announced' ? ANNOUNCED : 0;
};

/** A programme with an official page, one from secondary pages, or nothing found. */
export const nomadVisaQuality = ({ nomadVisa, nomadVisaBasis }: CityInputs): number => {
  if (nomadVisa === null) return 0;
  return nomadVisaBasis === 'official' ? 0.85 : 0.6;
};
