import {
  formatTenths,
  type AnalysisCite,
  type CityDetail,
  type DimensionKey,
  type Figure,
  type Grade,
  type Reliability,
  dimensionNames,
  isCountryFigure,
} from '@wanderwork/contracts';
import type { ValueStanding } from '../../../cities/index.js';
import type { Dossier } from '../dossier.js';
import { Fact, Name } from './fact.js';
import { placeName } from './places.js';
import { money, whole, withUnit } from './shown.js';

/** The facts of a city for use in sentences, each with its citations. Unknown values are null. */
export class CityFacts {
  readonly city: CityDetail;
  readonly name: Name;
  readonly country: Name;
  readonly region: Name;
  private readonly figures: ReadonlyMap<string, Figure>;

  constructor(readonly dossier: Dossier) {
    this.city = dossier.city;
    this.name = new Name(this.city.name);
    this.country = placeName(this.city.country);
    this.region = placeName(this.city.region);
    this.figures = new Map(this.city.figures.map((figure) => [figure.key, figure]));
  }

  value(key: string): number | null {
    const value = this.figures.get(key)?.value;
    return typeof value === 'number' ? value : null;
  }

  word(key: string): string | null {
    const value = this.figures.get(key)?.value;
    return typeof value === 'string' ? value : null;
  }

  grade(key: string): Grade | null {
    return this.figures.get(key)?.grade ?? null;
  }

  note(key: string): string | null {
    return this.figures.get(key)?.note ?? null;
  }

  /** Whether a figure is the country's, and not the city's own. */
  isOfCountry(key: string): boolean {
    return isCountryFigure({ key, grade: this.grade(key) });
  }

  /** The place that a figure describes: the country or the city. */
  placeOf(key: string): Name {
    return this.isOfCountry(key) ? this.country : this.name;
  }

  /** A figure's value with its unit, as the page shows it; null if it is unknown. */
  figure(key: string): Fact | null {
    const figure = this.figures.get(key);
    if (figure?.value === null || figure === undefined) return null;
    const text = typeof figure.value === 'number' ? withUnit(figure.value, figure.unit) : figure.value;
    return new Fact(text, this.cite(figure, this.isRough(key) ? `${text}, a rough guess` : text));
  }

  reliability(key: string): Reliability | null {
    return this.figures.get(key)?.reliability ?? null;
  }

  /** Whether a figure is a rough guess, which has no exact rank. */
  isRough(key: string): boolean {
    return this.reliability(key) === 'D';
  }

  /** The likely range of an amount of money, USD; null if the figure has none. */
  range(key: string): Figure['range'] | null {
    return this.figures.get(key)?.range ?? null;
  }

  /** The likely range of an amount of money: "$750 to $1,500"; null if the figure has none. */
  likely(key: string): Fact | null {
    const figure = this.figures.get(key);
    if (!figure?.range) return null;
    const [low, high] = figure.range.map(money);
    return new Fact(`${low} to ${high}`, this.cite(figure, `likely ${low}–${high}`));
  }

  /** An amount of money without its period: "$756". */
  amount(key: string): Fact | null {
    const value = this.value(key);
    const fact = this.figure(key);
    return value === null || fact === null ? null : fact.as(money(value));
  }

  /** A citation that a figure is missing; null if it is known. */
  gap(key: string): Fact | null {
    const figure = this.figures.get(key);
    return figure?.value === null ? new Fact('', this.cite(figure, 'No figure')) : null;
  }

  dimension(key: DimensionKey) {
    return this.city.irex.dimensions.find((dimension) => dimension.key === key) ?? null;
  }

  /** A dimension's score as its bar shows it: "72". */
  bar(key: DimensionKey): Fact | null {
    const dimension = this.dimension(key);
    if (!dimension) return null;
    const text = whole(dimension.score);
    return new Fact(text, this.citeDimension(key, `${text} of 100`));
  }

  /** A dimension's score with its scale: "72 of 100". */
  outOf(key: DimensionKey): Fact | null {
    const bar = this.bar(key);
    return bar && bar.as(`${bar.text} of 100`);
  }

  /** The weight of a dimension in the published score: "18%". */
  weight(key: DimensionKey): Fact | null {
    const dimension = this.dimension(key);
    if (!dimension) return null;
    const text = `${whole(100 * dimension.weight)}%`;
    return new Fact(text, this.citeDimension(key, `${text} of the score`));
  }

  /** A fact about the score: the score itself, its range, or how much of its data is known. */
  score(text: string, citeText = text): Fact {
    return new Fact(text, this.citeOther('score', 'irex', 'IREX', citeText));
  }

  /** A fact from the table of months. */
  months(text: string, citeText = text): Fact {
    const grade = this.grade('temperature_year') ?? 'measured';
    return new Fact(text, { ...this.citeOther('climate', 'climate', 'Twelve months', citeText), grade });
  }

  /** A fact that follows from one of the reader's preferences. */
  preference(key: string, label: string, text: string, citeText = text): Fact {
    return new Fact(text, this.citeOther('own', key, label, citeText));
  }

  standing(key: string): ValueStanding['region'] | null {
    return this.dossier.standings.figures.get(key)?.region ?? null;
  }

  dimensionStanding(key: DimensionKey): ValueStanding['region'] | null {
    return this.dossier.standings.dimensions.get(key)?.region ?? null;
  }

  /** A fact about a figure among the region's cities. `citeText` is the text of the citation. */
  among(key: string, text: string, citeText: string): Fact {
    const label = this.figures.get(key)?.label ?? 'Score of the dimension';
    const cite = this.citeOther('region', key, `${label}, ${this.city.region}`, citeText);
    return new Fact(text, { ...cite, grade: this.grade(key) });
  }

  amongDimension(key: DimensionKey, text: string, citeText: string): Fact {
    const label = `${dimensionNames[key]}, ${this.city.region}`;
    return new Fact(text, this.citeOther('region', key, label, citeText));
  }

  private cite({ key, label, grade }: Figure, text: string): AnalysisCite {
    return { ...this.citeOther('figure', key, label, text), grade };
  }

  private citeDimension(key: DimensionKey, text: string): AnalysisCite {
    return this.citeOther('dimension', key, dimensionNames[key], text);
  }

  private citeOther(kind: AnalysisCite['kind'], key: string, label: string, text: string): AnalysisCite {
    return { kind, key, city: this.city.slug, label, text, grade: null };
  }
}

/** "5.5 hours", "1 hour", "40 minutes". */
export const formatHours = (hours: number): string => {
  const text = formatTenths(hours);
  if (hours < 1 && text !== '1') return formatMinutes(Math.round(hours * 60));
  return `${text} ${text === '1' ? 'hour' : 'hours'}`;
};

const formatMinutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;
