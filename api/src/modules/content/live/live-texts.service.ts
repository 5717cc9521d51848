import { Injectable } from '@nestjs/common';
import type { CityDetail } from '@wanderwork/contracts';
import { LRUCache } from 'lru-cache';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES, CitiesService, VersionedCache } from '../../cities/index.js';
import {
  findDirectiveCities,
  renderLiveText,
  type CityMap,
  type LiveText,
  type StoredText,
} from './live-text.js';

const MAX_CACHED = 200;
const MAX_CACHED_CITIES = 400;

interface CachedText {
  html: string;
  citiesVersion: string;
  text: LiveText;
}

/** Texts with current figures, cached per version of the text and of the city data. */
@Injectable()
export class LiveTextsService {
  private readonly cache = new LRUCache<string, CachedText>({ max: MAX_CACHED });
  /** Many texts cite the same cities, so a page of texts that aren't cached reads each of its cities once. */
  private readonly cachedCities: VersionedCache<CityDetail | null>;

  constructor(
    private readonly cities: CitiesService,
    private readonly versions: DataVersions,
  ) {
    this.cachedCities = new VersionedCache(versions, MAX_CACHED_CITIES);
  }

  async render(id: string, { html, headings }: StoredText): Promise<LiveText> {
    const stored = { html, headings };
    if (findDirectiveCities(html).length === 0) return { ...stored, figures: [] };
    // Read the version before the cities, so that a text rendered during a change is not cached as newer.
    const citiesVersion = await this.versions.current(CITIES);
    const cached = this.cache.get(id);
    if (cached?.html === html && cached.citiesVersion === citiesVersion) return cached.text;
    const text = await this.renderUncached(stored);
    this.cache.set(id, { html, citiesVersion, text });
    return text;
  }

  /** Renders without caching, for drafts. */
  async renderUncached(text: StoredText): Promise<LiveText> {
    return renderLiveText(text, await this.findCities(findDirectiveCities(text.html)));
  }

  private async findCities(slugs: readonly string[]): Promise<CityMap> {
    const cities = await Promise.all(
      slugs.map((slug) => this.cachedCities.get(slug, () => this.cities.find(slug))),
    );
    return new Map(
      cities.filter((city): city is CityDetail => city !== null).map((city) => [city.slug, city]),
    );
  }
}
