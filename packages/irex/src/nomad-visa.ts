import { clip } from './goalposts.js';
import type { Trust } from './indicator.js';
import type { CityInputs } from './inputs.js';
import { trusted } from './trust.js';

const MONTHS_WHEN_UNKNOWN = 12;
/** What a programme is worth at the fewest months, and what more of them add. */
const PROGRAMME = { points: 60, months: 6, more: 40, span: 18 };
const PARTIAL = 50;
const ANNOUNCED = 20;

/**
 * A programme scores 60 at six months and 100 at two years. None found scores 0: the data set lists
 * programmes, so absence is weak evidence that there is none. The page says "none found", never "no".
 */
export const nomadVisaScore = ({ nomadVisa, nomadVisaMonths }: CityInputs): number => {
  const { points, months, more, span } = PROGRAMME;
  if (nomadVisa === 'yes')
    return clip(points + (more * ((nomadVisaMonths ?? MONTHS_WHEN_UNKNOWN) - months)) / span);
  if (nomadVisa === 'partial') return PARTIAL;
  return nomadVisa === 'announced' ? ANNOUNCED : 0;
};

export const nomadVisaFormula =
  `a programme ${PROGRAMME.points} + ${PROGRAMME.more} · (months − ${PROGRAMME.months}) / ${PROGRAMME.span}, ` +
  `${MONTHS_WHEN_UNKNOWN} months when not said; a partial one ${PARTIAL}; an announced one ${ANNOUNCED}; none found 0`;

/** A programme with an official page, one from secondary pages, or nothing found. */
export const nomadVisaTrust: readonly Trust[] = [
  trusted('none found', 0, ({ nomadVisa }) => nomadVisa === null),
  trusted('official page', 0.85, ({ nomadVisaBasis }) => nomadVisaBasis === 'official'),
  trusted('secondary page', 0.6),
];
