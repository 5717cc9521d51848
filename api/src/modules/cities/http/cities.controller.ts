import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { CityListQuery, SearchQuery } from '@wanderwork/contracts/requests';
import { Public } from '../../../platform/security/access.js';
import { CitiesService } from '../cities.service.js';
import { SampleCities } from '../samples/sample-cities.service.js';
import { WanderlensHeroes } from '../samples/wanderlens-hero.service.js';
import { CitySearch } from '../search/city-search.service.js';
import { CacheFor } from './cache-for.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

@Controller('api')
export class CitiesController {
  constructor(
    private readonly cities: CitiesService,
    private readonly search: CitySearch,
    private readonly samples: SampleCities,
    private readonly heroes: WanderlensHeroes,
  ) {}

  @Get('cities')
  @Public()
  @UseInterceptors(CacheFor(MINUTE))
  list(@Query() query: CityListQuery) {
    return this.cities.list(query);
  }

  @Get('cities/:slug')
  @Public()
  @UseInterceptors(CacheFor(MINUTE))
  city(@Param('slug') slug: string) {
    return this.cities.get(slug);
  }

  @Get('sample-cities')
  @Public()
  @UseInterceptors(CacheFor(HOUR))
  sampleCities() {
    return this.samples.list();
  }

  @Get('search')
  @Public()
  @UseInterceptors(CacheFor(MINUTE))
  find(@Query() { q }: SearchQuery) {
    return this.search.search(q);
  }

  @Get('wanderlens-hero')
  @Public()
  @UseInterceptors(CacheFor(HOUR))
  hero() {
    return this.heroes.of(new Date());
  }
}
