import { Injectable } from '@nestjs/common';
import type { TripCities } from '@wanderwork/contracts';
import { citiesNotFound, CitiesService } from '../cities/index.js';
import { PersonalInputsService } from '../irex/index.js';

/** The figures of cities from which a browser computes a plan. */
@Injectable()
export class TripCitiesService {
  constructor(
    private readonly cities: CitiesService,
    private readonly inputs: PersonalInputsService,
  ) {}

  /** In the given order. Throws 404 that names the unknown cities. */
  async get(slugs: readonly string[]): Promise<TripCities> {
    const [details, inputs] = await Promise.all([this.cities.findFigured(slugs), this.inputs.get(slugs)]);
    const unknown = slugs.filter((slug) => !details.some((city) => city.slug === slug));
    if (unknown.length > 0) throw citiesNotFound(unknown);
    const irexBySlug = new Map(inputs.map((city) => [city.slug, city]));
    return { cities: details.map((city) => ({ ...city, irex: irexBySlug.get(city.slug) ?? null })) };
  }
}
