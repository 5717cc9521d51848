import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { TripParseRequest, TripProposalsRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '../../../../platform/durations.js';
import { RateLimit } from '../../../../platform/limits/rate-limit.js';
import { Public } from '../../../../platform/security/access.js';
import { RequestUser } from '../../../../platform/security/request-user.js';
import { DailySearchesService, SearchQuotaSubject, toCountedSearch } from '../../../city-search/index.js';
import { TripProposalsService } from '../proposals/trip-proposals.service.js';
import { TripParserService } from '../trip-parser.service.js';

/** From a sentence to a first plan. Open to everybody; nothing is stored but the count of the day's searches. */
@Controller('api/trips')
export class TripPlansController {
  constructor(
    private readonly parser: TripParserService,
    private readonly proposals: TripProposalsService,
    private readonly quotaSubject: SearchQuotaSubject,
    private readonly dailySearches: DailySearchesService,
    private readonly requestUser: RequestUser,
  ) {}

  /** A sentence of which something was read counts as a search of the day, once; removing its chips is free. */
  @Post('parse')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'trip-parse', points: 120, seconds: MINUTE, draw: 10 })
  @Header('cache-control', 'private, no-store')
  async parse(
    @Body() body: TripParseRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const subject = await this.quotaSubject.getSubject(request, reply);
    const parsed = await this.parser.parse(body);
    const isUseful = parsed.chips.length > 0 || (body.removed ?? []).length > 0;
    if (isUseful) await this.dailySearches.count(subject, toCountedSearch(body.text));
    return parsed;
  }

  @Post('proposals')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'trip-proposals', points: 30, seconds: 10 * MINUTE })
  @Header('cache-control', 'private, no-store')
  async propose(@Body() body: TripProposalsRequest, @Req() request: FastifyRequest) {
    const { user } = await this.requestUser.find(request);
    return this.proposals.propose(body, user?.id ?? null);
  }
}
