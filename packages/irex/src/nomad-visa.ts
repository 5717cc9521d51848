import { clip } from './goalposts.js';
import type { Trust } from './indicator.js';
import type { CityInputs } from './inputs.js';
import { createTrust } from './trust.js';

const MONTHS_WHEN_UNKNOWN = 12;
/** The points of a program at its minimum months, and the points that more months add. */
const PROGRAM = { points: 60, months: 6, more: 40, span: 18 };
const PARTIAL = 50;
const ANNOUNCED = 20;

/**
 * A program scores 60 at six months and 100 at two years. None found scores 0: the data set lists programs, so absence
 * is weak evidence that there is none. The page says "none found", never "no".
 */
export const nomadVisaScore = ({ nomadVisa, nomadVisaMonths }: CityInputs): number => {
  const { points, months, more, span } = PROGRAM;
  if (nomadVisa === 'yes')
    return clip(points + (more * ((nomadVisaMonths ?? MONTHS_WHEN_UNKNOWN) - months)) / span);
  if (nomadVisa === 'partial') return PARTIAL;
  return nomadVisa === 'announced' ? ANNOUNCED : 0;
};

export const nomadVisaFormula =
  `a program ${PROGRAM.points} + ${PROGRAM.more} · (months − ${PROGRAM.months}) / ${PROGRAM.span}, ` +
  `${MONTHS_WHEN_UNKNOWN} months if not stated; a partial one ${PARTIAL}; an announced one ${ANNOUNCED}; none found 0`;

/** Trust in a program with an official page, one from secondary pages, or none found. */
export const nomadVisaTrust: readonly Trust[] = [
  createTrust('none found', 0, ({ nomadVisa }) => nomadVisa === null),
  createTrust('official page', 0.85, ({ nomadVisaBasis }) => nomadVisaBasis === 'official'),
  createTrust('secondary page', 0.6),
];
