import { Injectable } from '@nestjs/common';
import type { CityDetail } from '@wanderwork/contracts';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES, CitiesService } from '../../cities/index.js';
import {
  findDirectiveCities,
  renderLiveText,
  type CityMap,
  type LiveText,
  type StoredText,
} from './live-text.js';

const MAX_CACHED = 200;

interface CachedText {
  html: string;
  citiesVersion: string;
  text: LiveText;
}

/** Texts with current figures, cached per version of the text and of the city data. */
@Injectable()
export class LiveTextsService {
  private readonly cache = new Map<string, CachedText>();

  constructor(
    private readonly cities: CitiesService,
    private readonly versions: DataVersions,
  ) {}

  async render(id: string, { html, headings }: StoredText): Promise<LiveText> {
    const stored = { html, headings };
    if (findDirectiveCities(html).length === 0) return { ...stored, figures: [] };
    // Read the version before the cities, so that a text rendered during a change is not cached as newer.
    const citiesVersion = await this.versions.current(CITIES);
    const cached = this.cache.get(id);
    if (cached?.html === html && cached.citiesVersion === citiesVersion) return cached.text;
    const text = await this.renderUncached(stored);
    this.store(id, { html, citiesVersion, text });
    return text;
  }

  /** Renders without caching, for drafts. */
  async renderUncached(text: StoredText): Promise<LiveText> {
    return renderLiveText(text, await this.findCities(findDirectiveCities(text.html)));
  }

  private async findCities(slugs: readonly string[]): Promise<CityMap> {
    const cities = await Promise.all(slugs.map((slug) => this.cities.find(slug)));
    return new Map(
      cities.filter((city): city is CityDetail => city !== null).map((city) => [city.slug, city]),
    );
  }

  private store(id: string, cachedText: CachedText): void {
    this.cache.delete(id);
    this.cache.set(id, cachedText);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED && oldest !== undefined) this.cache.delete(oldest);
  }
}
