import {
  originLabel,
  formatLocalDate,
  PRODUCT_NAME,
  type CityDetail,
  type Grade,
  type Source,
  type Verdict,
} from '@wanderwork/contracts';
import { formatFigure } from '../figure-text';
import { type FigureRun } from './figure-runs';

/** Where and when something was read. */
interface Reading {
  /** The page's address, without what it was opened with. */
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

const formatGrade = (grade: Grade | null): string => (grade ? ` (${gradeLabels[grade]})` : '');

// In the source's own unit, whatever degrees the reader likes.
const describeFigure = ({ label, grade, ...figure }: FigureRun['figures'][number]): string =>
  `${label}: ${formatFigure(figure, 'celsius')}${formatGrade(grade)}`;

const describeOrigin = (source: Source | undefined, year: string | null): string[] => {
  const origin = [originLabel(source, year), source?.licence].filter(Boolean).join(', ');
  return origin ? [`${origin}.`] : [];
};

/** Place, what is said, where that is from, and an address that opens there. */
const formatCitation = ({ city, page, readOn }: Place, part: string, ...statements: string[]): string =>
  [
    `${city.name}, ${city.country}.`,
    ...statements,
    `In: ${PRODUCT_NAME}, ${page}#${part}, read on ${formatLocalDate(readOn)}.`,
  ].join(' ');

/** This page, now. */
export const getCurrentPage = (): Reading => ({
  page: location.origin + location.pathname,
  readOn: new Date(),
});

interface CitedRun extends Place {
  run: FigureRun;
  source: Source | undefined;
}

/** Figures of one origin as one can quote them: place, values with their grade, source, year, licence, and where they were read. */
export const citeFigures = ({ run, source, ...place }: CitedRun): string =>
  formatCitation(
    place,
    `figure-${run.figures[0]?.key}`,
    `${run.figures.map(describeFigure).join('; ')}.`,
    ...describeOrigin(source, run.year),
  );

/** The id of the place on the page where the figure of a verdict stands. */
export const getVerdictAnchor = ({ figure }: Verdict): string =>
  figure === 'climate' ? 'climate' : `figure-${figure}`;

/** The key of a figure that has the origin of a verdict's own: months are told by a drawing, not by a figure. */
const getOriginKey = ({ figure }: Verdict): string => (figure === 'climate' ? 'temperature_year' : figure);

interface CitedVerdict extends Reading {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
  verdict: Verdict;
}

/** What speaks for or against a city, with the origin of the figure it rests on. */
export const citeVerdict = ({ city, verdict, ...reading }: CitedVerdict): string => {
  const figure = city.figures.find(({ key }) => key === getOriginKey(verdict));
  const source = city.sources.find(({ id }) => id === figure?.sourceId);
  return formatCitation(
    { city, ...reading },
    getVerdictAnchor(verdict),
    `${verdict.words}${formatGrade(figure?.grade ?? null)}.`,
    ...describeOrigin(source, figure?.year ?? null),
  );
};

interface CitedScore extends Reading {
  city: Pick<CityDetail, 'name' | 'country' | 'irex'>;
}

/** The score with its range and how much of it is known; it is computed here, so its source is the formula. */
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
