import { PRODUCT_NAME, type CityDetail, type Grade, type Source } from '@wanderwork/contracts';
import { type FigureRun } from './figure-runs';
import { figureText } from '../../../shared/figure-text';

interface Cited {
  city: Pick<CityDetail, 'name' | 'country'>;
  run: FigureRun;
  source: Source | undefined;
  /** The page's address, without what it was opened with. */
  page: string;
  readOn: Date;
}

const gradeWords: Record<Grade, string> = {
  given: 'given with the launch samples',
  measured: 'measured there',
  country: 'country figure',
  estimate: 'estimate',
};

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

// In the source's own unit, whatever degrees the reader likes.
const figureWords = ({ label, grade, ...figure }: FigureRun['figures'][number]): string =>
  `${label}: ${figureText(figure, 'celsius')}${grade ? ` (${gradeWords[grade]})` : ''}`;

/** Figures of one origin as one can quote them: place, values with their grade, source, year, licence, and where they were read. */
export const citationOf = ({ city, run, source, page, readOn }: Cited): string => {
  const origin = [source?.title, run.year, source?.licence].filter(Boolean).join(', ');
  const [first] = run.figures;
  return [
    `${city.name}, ${city.country}.`,
    `${run.figures.map(figureWords).join('; ')}.`,
    ...(origin ? [`${origin}.`] : []),
    `In: ${PRODUCT_NAME}, ${page}#figure-${first?.key}, read on ${day.format(readOn)}.`,
  ].join(' ');
};
