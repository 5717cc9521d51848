import { Injectable } from '@nestjs/common';
import type { ArtCity } from '@wanderwork/art';
import type { CitySummary } from '@wanderwork/contracts';
import { CitiesService } from './cities.service.js';
import { SLUG } from './import/validate-city.js';

/** A place whose size nobody knows is drawn as a small town. */
const SMALL_TOWN = 5000;

type Drawn = Pick<
  CitySummary,
  'slug' | 'name' | 'countryCode' | 'country' | 'region' | 'latitude' | 'longitude' | 'population' | 'climate'
>;

/** What a picture of a city is drawn from. */
export const artOf = (city: Drawn): ArtCity => {
  const { slug, name, countryCode, country, region, latitude, longitude, climate } = city;
  const population = city.population ?? SMALL_TOWN;
  return { slug, name, countryCode, country, region, latitude, longitude, population, climate };
};

/** Finds what the pictures of cities are drawn from. */
@Injectable()
export class CityArtService {
  constructor(private readonly cities: CitiesService) {}

  async find(slug: string): Promise<ArtCity | null> {
    const [city] = SLUG.test(slug) ? await this.cities.summaries([slug]) : [];
    return city ? artOf(city) : null;
  }
}
