import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { SearchQuery, SuggestionsQuery } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControlFor } from '../../../platform/answers/answer-rule.js';
import { PublicAnswer } from '../../../platform/answers/public-answer.js';
import { MINUTE } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { CITIES } from '../../cities/index.js';
import { toCountedSearch } from '../search/counted-searches-cache.js';
import { CitySearchService } from '../search/city-search.service.js';
import { DailySearchesService } from '../search/daily-searches.service.js';
import { PhraseSearchService } from '../search/phrase-search.service.js';
import { SearchQuotaSubject } from '../search/search-quota-subject.js';

/** Searches that find something count toward the daily limit. Suggestions while typing and filtered lists do not. */
@Controller('api/search')
export class SearchController {
  constructor(
    private readonly quotaSubject: SearchQuotaSubject,
    private readonly dailySearches: DailySearchesService,
    private readonly phraseSearch: PhraseSearchService,
    private readonly citySearch: CitySearchService,
  ) {}

  @Get()
  @Public()
  @RateLimit({ key: 'search', points: 120, seconds: MINUTE, draw: 10 })
  @Header('cache-control', 'private, no-store')
  @Header('content-type', 'application/json; charset=utf-8')
  async search(
    @Query() query: SearchQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.phraseSearch.check(query);
    const subject = await this.quotaSubject.getSubject(request, reply);
    const { json, isUseful } = await this.phraseSearch.search(query);
    if (isUseful) await this.dailySearches.count(subject, toCountedSearch(query.q));
    return json;
  }

  @Get('suggestions')
  @Public()
  @RateLimit({ key: 'suggestions', points: 600, seconds: MINUTE, draw: 20 })
  @PublicAnswer({ topic: CITIES, cache: cacheControlFor(MINUTE) })
  suggestions(@Query() { q }: SuggestionsQuery) {
    return this.citySearch.search(q);
  }

  @Get('allowance')
  @Public()
  @RateLimit({ key: 'search-allowance', points: 120, seconds: MINUTE, draw: 10 })
  @Header('cache-control', 'private, no-store')
  async allowance(@Req() request: FastifyRequest) {
    return this.dailySearches.getAllowance(await this.quotaSubject.findSubject(request));
  }
}
