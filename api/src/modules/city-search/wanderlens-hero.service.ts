import { Injectable } from '@nestjs/common';
import { paths, type WanderlensHero } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRow, sql } from '../../platform/database/sql.js';
import { DAY_MS } from '../../platform/durations.js';
import { cityNotFound } from '../cities/index.js';

/** The hero picture rotates through this many of the best cities, one a day. */
const CITY_COUNT = 14;

interface HeroRow {
  slug: string;
  name: string;
  country: string;
  irex: number;
  weather: string | null;
  cities: number;
  countries: number;
}

/** The city of the day, with the number of cities and countries to explore. */
@Injectable()
export class WanderlensHeroService {
  constructor(private readonly database: DataSource) {}

  async get(day: Date): Promise<WanderlensHero> {
    const position = Math.floor(day.getTime() / DAY_MS) % CITY_COUNT;
    const city = await readRow<HeroRow>(
      this.database,
      sql`SELECT slug, name, country, irex, weather,
         (SELECT sum(cities)::integer FROM city_search_entries WHERE kind = 'country') AS cities,
         (SELECT count(*)::integer FROM city_search_entries WHERE kind = 'country') AS countries
       FROM cities JOIN irex_scores ON city_slug = slug
       WHERE rank <= ${CITY_COUNT} ORDER BY rank > ${position + 1}, rank DESC LIMIT 1`,
    );
    if (!city) throw cityNotFound();
    return {
      slug: city.slug,
      imageUrl: paths.api.art.city(city.slug),
      title: `${city.name}, ${city.country}`,
      caption: `IREX ${Math.round(city.irex)}${city.weather ? ` · ${city.weather}` : ''}`,
      cities: city.cities,
      countries: city.countries,
    };
  }
}
