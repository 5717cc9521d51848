import {
  paths,
  type CityDetail,
  type CitySummary,
  type Figure,
  type IrexDetail,
  type IrexDimension,
  type IrexSummary,
  type Source,
  type TripCityFacts,
  isCountryFigure,
  isReliability,
  type Verdict,
} from '@wanderwork/contracts';
import { getBand } from '@wanderwork/irex';
import { figureCatalogue } from './catalogue/figure-catalogue.js';
import type { CityFigure } from './entities/city-figure.entity.js';
import type { IrexScore } from './entities/irex-score.entity.js';
import type { SummaryRow } from './summary-columns.js';
import { toVerdictInputs, findVerdicts } from './verdicts/verdicts.js';

/** Scores are shown with one decimal at most. */
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

const toIrexSummary = (row: SummaryRow): IrexSummary => {
  const score = roundToTenth(row.irex);
  const { irexLow, irexHigh, irexConfidence: confidence } = row;
  return {
    score,
    low: roundToTenth(irexLow),
    high: roundToTenth(irexHigh),
    band: getBand(score),
    confidence,
  };
};

export const toSummary = (row: SummaryRow): CitySummary => ({
  slug: row.slug,
  name: row.name,
  country: row.country,
  countryCode: row.countryCode,
  region: row.region,
  latitude: row.latitude,
  longitude: row.longitude,
  population: row.population,
  timezone: row.timezone,
  imageUrl: paths.api.art.city(row.slug),
  irex: toIrexSummary(row),
  dimensions: row.dimensions.map((score) => Math.round(roundToTenth(score))),
  monthlyCost: {
    value: row.monthlyCost,
    grade: row.monthlyCostGrade,
    ...(row.monthlyCostReliability && { reliability: row.monthlyCostReliability }),
  },
  internetSpeed: { value: row.speed, grade: row.speedGrade },
  safety: { value: row.safety, grade: row.safetyGrade },
  climate: row.climate,
  weather: row.weather,
});

const toDimension = ({ key, weight, score, quality, spread, imputed }: IrexDimension): IrexDimension => ({
  key,
  weight,
  score: roundToTenth(score),
  quality: roundToHundredth(quality),
  spread: roundToTenth(spread),
  imputed,
});

const toIrexDetail = (row: SummaryRow, score: IrexScore): IrexDetail => ({
  ...toIrexSummary(row),
  formulaVersion: score.formulaVersion,
  raw: roundToHundredth(score.raw),
  rank: score.rank,
  rankLow: score.rankLow,
  rankHigh: score.rankHigh,
  dimensions: score.dimensions.map(toDimension),
});

const joinSentences = (...notes: (string | null | undefined)[]): string | null =>
  notes.filter((note) => note).join(' ') || null;

/** Figures that only the score uses, and series that the climate chart shows by month. */
const hiddenFigures = new Set(['fixed_speed', 'temperature_months', 'rain_months']);

/** All figures of the catalogue for a city, including unknown ones. */
const toFigures = (rows: readonly CityFigure[]): Figure[] => {
  const rowsByKey = new Map(rows.map((row) => [row.key, row]));
  return figureCatalogue
    .filter(({ key }) => !hiddenFigures.has(key))
    .map(({ key, label, group, unit, note, countryNote, unknown }) => {
      const row = rowsByKey.get(key);
      const value = row && !Array.isArray(row.value) ? row.value : null;
      const grade = row?.grade ?? null;
      const general = isCountryFigure({ key, grade }) ? joinSentences(note, countryNote) : note;
      const text = value === null ? (row?.note ?? unknown) : joinSentences(row?.note, general);
      return {
        key,
        label,
        group,
        value,
        unit,
        grade,
        ...(row?.range && { range: row.range, ...(isReliability(row.basis) && { reliability: row.basis }) }),
        sourceId: row?.sourceId ?? null,
        year: row?.year ?? null,
        note: text,
      };
    });
};

const toVerdicts = (row: SummaryRow, figures: readonly CityFigure[]): Verdict[] => {
  const values = new Map(figures.map(({ key, value }) => [key, value]));
  return findVerdicts(toVerdictInputs(row, (key) => values.get(key)));
};

const toSources = (rows: readonly CityFigure[]): Source[] => {
  const sources = new Map(rows.flatMap(({ source }) => (source ? [[source.id, source]] : [])));
  return [...sources.values()].map(({ id, title, url, licence, attribution }) => ({
    id,
    title,
    url,
    licence,
    attribution,
  }));
};

/** What a plan needs of a city. */
export type FiguredCity = Omit<TripCityFacts, 'irex'>;

export const toFiguredCity = (row: SummaryRow, figures: readonly CityFigure[]): FiguredCity => ({
  slug: row.slug,
  name: row.name,
  country: row.country,
  countryCode: row.countryCode,
  latitude: row.latitude,
  longitude: row.longitude,
  timezone: row.timezone,
  climate: row.climate,
  figures: toFigures(figures),
  sources: toSources(figures),
});

export const toDetail = (
  row: SummaryRow,
  score: IrexScore,
  figures: readonly CityFigure[],
  similar: readonly SummaryRow[],
  saferThan: number | null,
): CityDetail => ({
  ...toSummary(row),
  irex: toIrexDetail(row, score),
  saferThan,
  verdicts: toVerdicts(row, figures),
  figures: toFigures(figures),
  sources: toSources(figures),
  similar: similar.map(toSummary),
});
