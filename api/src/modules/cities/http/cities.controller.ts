import { Controller, Get, Param, Query } from '@nestjs/common';
import { CityListQuery } from '@wanderwork/contracts/requests';
import { cacheControlFor } from '../../../platform/answers/answer-rule.js';
import { PublicAnswer } from '../../../platform/answers/public-answer.js';
import { HOUR, MINUTE } from '../../../platform/durations.js';
import { Public } from '../../../platform/security/access.js';
import { CitiesService } from '../cities.service.js';
import { SampleCitiesService } from '../samples/sample-cities.service.js';
import { WanderlensHeroService } from '../samples/wanderlens-hero.service.js';
import { CITIES } from '../cities.topic.js';

const topic = CITIES;
/** The parameters whose answers are cached. Text and amounts have too many values to cache each answer. */
const cachedParameters = [
  ...['region', 'country', 'safety', 'climate', 'month', 'size', 'nomadVisa', 'passport'],
  ...['sort', 'limit', 'after'],
];

@Controller('api')
export class CitiesController {
  constructor(
    private readonly cities: CitiesService,
    private readonly samples: SampleCitiesService,
    private readonly heroes: WanderlensHeroService,
  ) {}

  @Get('cities')
  @Public()
  @PublicAnswer({ topic, cache: cacheControlFor(MINUTE), cachedParameters })
  list(@Query() query: CityListQuery) {
    return this.cities.list(query);
  }

  @Get('cities/:slug')
  @Public()
  @PublicAnswer({ topic, cache: cacheControlFor(MINUTE) })
  city(@Param('slug') slug: string) {
    return this.cities.get(slug);
  }

  @Get('sample-cities')
  @Public()
  @PublicAnswer({ topic, cache: cacheControlFor(HOUR) })
  sampleCities() {
    return this.samples.list();
  }

  @Get('wanderlens-hero')
  @Public()
  @PublicAnswer({ topic, cache: cacheControlFor(HOUR) })
  hero() {
    return this.heroes.get(new Date());
  }
}
