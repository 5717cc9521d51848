import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { TripCitiesRequest } from '@wanderwork/contracts/requests';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { TripCitiesService } from '../trip-cities.service.js';
import { PRIVATE, TEN_MINUTES } from './trip-requests.js';

@Controller('api/trips')
export class TripCitiesController {
  constructor(private readonly cities: TripCitiesService) {}

  /** Private although it is the same for everyone: the cities together are somebody's plan. */
  @Post('cities')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'trip-cities', points: 300, seconds: TEN_MINUTES })
  @Header(...PRIVATE)
  get(@Body() { slugs }: TripCitiesRequest) {
    return this.cities.get(slugs);
  }
}
