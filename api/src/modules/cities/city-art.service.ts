import { Injectable } from '@nestjs/common';
import type { ArtCity } from '@wanderwork/art';
import type { CitySummary } from '@wanderwork/contracts';
import { CitiesService, SLUG } from './cities.service.js';

/** Population to draw for a city whose population is not known. */
const SMALL_TOWN_POPULATION = 5000;

type DrawnCity = Pick<
  CitySummary,
  'slug' | 'name' | 'countryCode' | 'country' | 'region' | 'latitude' | 'longitude' | 'population' | 'climate'
>;

/** Converts a city into the input of its drawing. */
export const toArtCity = (city: DrawnCity): ArtCity => {
  const { slug, name, countryCode, country, region, latitude, longitude, climate } = city;
  const population = city.population ?? SMALL_TOWN_POPULATION;
  return { slug, name, countryCode, country, region, latitude, longitude, population, climate };
};

/** Finds the data from which pictures of cities are drawn. */
@Injectable()
export class CityArtService {
  constructor(private readonly cities: CitiesService) {}

  async find(slug: string): Promise<ArtCity | null> {
    const [city] = SLUG.test(slug) ? await this.cities.findSummaries([slug]) : [];
    return city ? toArtCity(city) : null;
  }
}
