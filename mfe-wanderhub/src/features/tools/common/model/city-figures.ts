import { whenBeside, type CityDetail, type Figure, type Grade, type Source } from '@wanderwork/contracts';

export type FiguredCity = Pick<CityDetail, 'slug' | 'name' | 'country' | 'figures' | 'sources'>;

/** A number of a city with how it is known; without one, value and grade are null. */
export interface CityNumber {
  value: number | null;
  grade: Grade | null;
  /** What it may be off by, either way, as a share of it. */
  uncertainty: number;
}

const findFigure = ({ figures }: Pick<FiguredCity, 'figures'>, key: string): Figure | undefined =>
  figures.find((figure) => figure.key === key);

/** What a model's estimate may be off by where the table does not say it. */
const DEFAULT_UNCERTAINTY = 0.3;

/** What the model's costs of a city may be off by, as the table says beside its month: "About ±35 %." */
export const getModelUncertainty = (city: Pick<FiguredCity, 'figures'>): number => {
  const [, percentText] = /±(\d+) %/.exec(findFigure(city, 'monthly_cost')?.note ?? '') ?? [];
  return percentText === undefined ? DEFAULT_UNCERTAINTY : Number(percentText) / 100;
};

export const getNumber = (city: Pick<FiguredCity, 'figures'>, key: string): CityNumber => {
  const figure = findFigure(city, key);
  if (typeof figure?.value !== 'number') return { value: null, grade: null, uncertainty: 0 };
  const { value, grade } = figure;
  return { value, grade, uncertainty: grade === 'estimate' ? getModelUncertainty(city) : 0 };
};

export const getText = (city: Pick<FiguredCity, 'figures'>, key: string): string | null => {
  const value = findFigure(city, key)?.value;
  return typeof value === 'string' ? value : null;
};

/** Where figures are from: a source, of when they are where its title does not say so, and what they are used for here. */
export interface FigureOrigin {
  source: Pick<Source, 'title' | 'url' | 'licence'>;
  when: string;
  labels: string[];
  /** What one must know to read them right: a station far away, a model’s habit. */
  notes: string[];
}

/** The sources of some figures of a city, each named once. */
export const findOrigins = (city: FiguredCity, keys: readonly string[]): FigureOrigin[] => {
  const used = keys
    .map((key) => findFigure(city, key))
    .filter((figure): figure is Figure => figure !== undefined && figure.value !== null);
  const ids = [...new Set(used.map(({ sourceId }) => sourceId))];
  return ids.flatMap((id) => {
    const source = city.sources.find((one) => one.id === id);
    const sourceFigures = used.filter(({ sourceId }) => sourceId === id);
    const notes = [...new Set(sourceFigures.map(({ note }) => note).filter((note) => note !== null))];
    if (!source) return [];
    const when = whenBeside(
      source.title,
      sourceFigures.map(({ year }) => year),
    );
    return [{ source, when, labels: sourceFigures.map(({ label }) => label), notes }];
  });
};

/** "Cost of a month for one, Food: Cost model, 2026". */
export const formatOrigin = ({ source, when, labels }: FigureOrigin): string =>
  `${labels.join(', ')}: ${source.title}${when && `, ${when}`} (${source.licence})`;
