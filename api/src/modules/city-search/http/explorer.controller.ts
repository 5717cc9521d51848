import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CityListQuery } from '@wanderwork/contracts/requests';
import { cacheControlFor } from '../../../platform/answers/answer-rule.js';
import { PublicAnswer } from '../../../platform/answers/public-answer.js';
import { HOUR, MINUTE } from '../../../platform/durations.js';
import { Public } from '../../../platform/security/access.js';
import { CITIES } from '../../cities/index.js';
import { getNextUtcMonth } from '../clock.js';
import { CityListService } from '../listing/city-list.service.js';
import { WanderlensHeroService } from '../wanderlens-hero.service.js';

const topic = CITIES;
/** The parameters whose answers are cached. Text and amounts have too many values to cache each answer. */
const cachedParameters = [
  ...['region', 'country', 'safety', 'climate', 'month', 'size', 'nomadVisa', 'passport'],
  ...['sort', 'limit', 'after'],
];

/** The list of cities on the explorer page, and the city in its header. */
@ApiTags('Cities')
@Controller('api')
export class ExplorerController {
  constructor(
    private readonly cities: CityListService,
    private readonly heroes: WanderlensHeroService,
  ) {}

  @Get('cities')
  @Public()
  @PublicAnswer({ topic, cache: cacheControlFor(MINUTE), cachedParameters, getEnd: getNextUtcMonth })
  list(@Query() query: CityListQuery) {
    return this.cities.list(query);
  }

  @Get('wanderlens-hero')
  @Public()
  @PublicAnswer({ topic, cache: cacheControlFor(HOUR) })
  hero() {
    return this.heroes.get(new Date());
  }
}
