import { Injectable } from '@nestjs/common';
import type { CityDetail } from '@wanderwork/contracts';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES, CitiesService } from '../../cities/index.js';
import { citiesNamedIn, liveText, type KnownCities, type ReadText, type StoredText } from './live-text.js';

const MOST_KEPT = 200;

interface Kept {
  from: string;
  citiesVersion: string;
  text: ReadText;
}

/** Texts with today's figures: made once for each version of the text and of the table of cities. */
@Injectable()
export class LiveTexts {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly cities: CitiesService,
    private readonly versions: DataVersions,
  ) {}

  async read(id: string, { html, headings }: StoredText): Promise<ReadText> {
    const stored = { html, headings };
    if (citiesNamedIn(html).length === 0) return { ...stored, figures: [] };
    // Asked before the cities are: a text made while they change counts as one of before.
    const citiesVersion = await this.versions.current(CITIES);
    const known = this.kept.get(id);
    if (known?.from === html && known.citiesVersion === citiesVersion) return known.text;
    const text = await this.once(stored);
    this.keep(id, { from: html, citiesVersion, text });
    return text;
  }

  /** Of a text that will be another one soon: nothing of it is kept. */
  async once(text: StoredText): Promise<ReadText> {
    return liveText(text, await this.find(citiesNamedIn(text.html)));
  }

  private async find(slugs: readonly string[]): Promise<KnownCities> {
    const found = await Promise.all(slugs.map((slug) => this.cities.find(slug)));
    return new Map(
      found.filter((city): city is CityDetail => city !== null).map((city) => [city.slug, city]),
    );
  }

  private keep(id: string, kept: Kept): void {
    this.kept.delete(id);
    this.kept.set(id, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}
