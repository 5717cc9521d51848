import {
  formatOrigin,
  formatLocalDate,
  PRODUCT_NAME,
  type CityDetail,
  type Figure,
  type Grade,
  type Source,
  type Verdict,
} from '@wanderwork/contracts';
import { formatFigure, storedUnits } from '../figure-text';
import { type FigureRun } from './figure-runs';

/** Where and when the figure was read. */
interface Reading {
  /** The address of the page without query and hash. */
  page: string;
  readOn: Date;
}

interface Place extends Reading {
  city: Pick<CityDetail, 'name' | 'country'>;
}

const gradeLabels: Record<Grade, string> = {
  given: 'given with the launch samples',
  measured: 'measured locally',
  country: 'country figure',
  estimate: 'estimate',
};

const formatGrade = (figure: Pick<Figure, 'grade' | 'reliability'> | undefined): string => {
  if (!figure?.grade) return '';
  return ` (${figure.reliability === 'D' ? 'rough guess' : gradeLabels[figure.grade]})`;
};

// Citations use the unit of the source, whatever unit the reader prefers.
const describeFigure = (figure: FigureRun['figures'][number]): string =>
  `${figure.label}: ${formatFigure(figure, storedUnits)}${formatGrade(figure)}`;

const describeOrigin = (source: Source | undefined, year: string | null): string[] => {
  const origin = [formatOrigin(source, year), source?.licence].filter(Boolean).join(', ');
  return origin ? [`${origin}.`] : [];
};

/** Joins the place, the statements and a link to the figure. */
const formatCitation = ({ city, page, readOn }: Place, part: string, ...statements: string[]): string =>
  [
    `${city.name}, ${city.country}.`,
    ...statements,
    `In: ${PRODUCT_NAME}, ${page}#${part}, read on ${formatLocalDate(readOn)}.`,
  ].join(' ');

/** The current page and date. */
export const getCurrentPage = (): Reading => ({
  page: location.origin + location.pathname,
  readOn: new Date(),
});

interface CitedRun extends Place {
  run: FigureRun;
  source: Source | undefined;
}

/** A citation of figures with one source: place, values with grades, source, year, license and address. */
export const citeFigures = ({ run, source, ...place }: CitedRun): string =>
  formatCitation(
    place,
    `figure-${run.figures[0]?.key}`,
    `${run.figures.map(describeFigure).join('; ')}.`,
    ...describeOrigin(source, run.year),
  );

/** The anchor of a verdict's figure on the page. */
export const getVerdictAnchor = ({ figure }: Verdict): string =>
  figure === 'climate' ? 'climate' : `figure-${figure}`;

/** The key of the figure whose source a verdict cites. Climate verdicts have no figure of their own. */
const getOriginKey = ({ figure }: Verdict): string => (figure === 'climate' ? 'temperature_year' : figure);

interface CitedVerdict extends Reading {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
  verdict: Verdict;
}

/** A citation of a pro or con with the source of its figure. */
export const citeVerdict = ({ city, verdict, ...reading }: CitedVerdict): string => {
  const figure = city.figures.find(({ key }) => key === getOriginKey(verdict));
  const source = city.sources.find(({ id }) => id === figure?.sourceId);
  return formatCitation(
    { city, ...reading },
    getVerdictAnchor(verdict),
    `${verdict.words}${formatGrade(figure && { grade: figure.grade })}.`,
    ...describeOrigin(source, figure?.year ?? null),
  );
};

interface CitedScore extends Reading {
  city: Pick<CityDetail, 'name' | 'country' | 'irex'>;
}

/**
 * A citation of the score with its range and data coverage. Its source is the formula, because the score is computed
 * here.
 */
export const citeScore = (place: CitedScore): string => {
  const { irex } = place.city;
  const [score, low, high] = [irex.score, irex.low, irex.high].map((points) => points.toFixed(1));
  const rank = `rank likely between ${irex.rankLow} and ${irex.rankHigh}`;
  return formatCitation(
    place,
    'score',
    `IREX ${score} of 100, likely ${low} to ${high}; ${rank}; ${Math.round(irex.confidence)}% known (computed).`,
    `${PRODUCT_NAME}, formula ${irex.formulaVersion}, from the sources named on the page.`,
  );
};
