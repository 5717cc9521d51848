import { Controller, Get, Param } from '@nestjs/common';
import { cacheControlFor } from '../../../platform/answers/answer-rule.js';
import { PublicAnswer } from '../../../platform/answers/public-answer.js';
import { HOUR, MINUTE } from '../../../platform/durations.js';
import { Public } from '../../../platform/security/access.js';
import { CitiesService } from '../cities.service.js';
import { SampleCitiesService } from '../samples/sample-cities.service.js';
import { CITIES } from '../cities.topic.js';

const topic = CITIES;

@Controller('api')
export class CitiesController {
  constructor(
    private readonly cities: CitiesService,
    private readonly samples: SampleCitiesService,
  ) {}

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
}
