import {
  tenths,
  type AnalysisCite,
  type CityDetail,
  type DimensionKey,
  type Figure,
  type Grade,
  dimensionNames,
} from '@wanderwork/contracts';
import { type ValueStanding } from '../../../cities/index.js';
import type { Dossier } from '../dossier.js';
import { Fact, Name } from './fact.js';
import { placeName } from './places.js';
import { money, whole, withUnit } from './shown.js';

/** A city as the writer of sentences sees it: everything with what it rests on, nothing that is not known. */
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

  /** A figure's value with its unit, as the page shows it; null where there is none. */
  figure(key: string): Fact | null {
    const figure = this.figures.get(key);
    if (figure?.value === null || figure === undefined) return null;
    const text = typeof figure.value === 'number' ? withUnit(figure.value, figure.unit) : figure.value;
    return new Fact(text, this.cite(figure, text));
  }

  /** The bare sum of money: "$756". */
  amount(key: string): Fact | null {
    const value = this.value(key);
    const fact = this.figure(key);
    return value === null || fact === null ? null : fact.as(money(value));
  }

  /** That a figure is missing; null where it is not. */
  gap(key: string): Fact | null {
    const figure = this.figures.get(key);
    return figure?.value === null ? new Fact('', this.cite(figure, 'No figure')) : null;
  }

  dimension(key: DimensionKey) {
    return this.city.irex.dimensions.find((one) => one.key === key) ?? null;
  }

  /** A dimension's score as its bar shows it: "72". */
  bar(key: DimensionKey): Fact | null {
    const dimension = this.dimension(key);
    if (!dimension) return null;
    const text = whole(dimension.score);
    return new Fact(text, this.citeDimension(key, `${text} of 100`));
  }

  /** The same with its scale: "72 of 100". */
  outOf(key: DimensionKey): Fact | null {
    const bar = this.bar(key);
    return bar && bar.as(`${bar.text} of 100`);
  }

  /** What a dimension weighs in the published score: "18 %". */
  weight(key: DimensionKey): Fact | null {
    const dimension = this.dimension(key);
    if (!dimension) return null;
    const text = `${whole(100 * dimension.weight)} %`;
    return new Fact(text, this.citeDimension(key, `${text} of the score`));
  }

  /** Something that the score's own card states: the score, its ends, its coverage. */
  score(text: string, said = text): Fact {
    return new Fact(text, this.citeOther('score', 'irex', 'IREX', said));
  }

  /** Something that the table of months states. */
  months(text: string, said = text): Fact {
    const grade = this.grade('temperature_year') ?? 'measured';
    return new Fact(text, { ...this.citeOther('climate', 'climate', 'Twelve months', said), grade });
  }

  /** Something that follows from a wish. */
  wish(key: string, label: string, text: string, said = text): Fact {
    return new Fact(text, this.citeOther('own', key, label, said));
  }

  standing(key: string): ValueStanding['region'] | null {
    return this.dossier.standings.figures.get(key)?.region ?? null;
  }

  dimensionStanding(key: DimensionKey): ValueStanding['region'] | null {
    return this.dossier.standings.dimensions.get(key)?.region ?? null;
  }

  /** Something that the region's cities state of a figure; `said` is what the cite shows. */
  among(key: string, text: string, said: string): Fact {
    const label = this.figures.get(key)?.label ?? 'Score of the dimension';
    const cite = this.citeOther('region', key, `${label}, ${this.city.region}`, said);
    return new Fact(text, { ...cite, grade: this.grade(key) });
  }

  amongDimension(key: DimensionKey, text: string, said: string): Fact {
    const label = `${dimensionNames[key]}, ${this.city.region}`;
    return new Fact(text, this.citeOther('region', key, label, said));
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

/** A span of time: "5.5 hours", "1 hour", "40 minutes". */
export const spanOf = (hours: number): string => {
  const said = tenths(hours);
  if (hours < 1 && said !== '1') return minutes(Math.round(hours * 60));
  return `${said} ${said === '1' ? 'hour' : 'hours'}`;
};

const minutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;
