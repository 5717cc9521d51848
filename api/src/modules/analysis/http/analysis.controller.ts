import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { AnalysisRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendLines } from '../../../platform/http/send-lines.js';
import { ModelTimeouts } from '../../../platform/models/model-timeouts.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { SearchQuotaSubject } from '../../city-search/index.js';
import { AnalysisService } from '../analysis.service.js';

const LIMIT = { key: 'analysis', points: 60, seconds: 600 };

@Controller('api')
export class AnalysisController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly quotaSubject: SearchQuotaSubject,
    private readonly analysis: AnalysisService,
    private readonly timeouts: ModelTimeouts,
  ) {}

  /** Open to everybody and counted as a daily search. Comparisons depend on the caller’s plan. */
  @Post('analysis')
  @Public()
  @HttpCode(200)
  @RateLimit(LIMIT)
  async write(
    @Body() request: AnalysisRequest,
    @Req() httpRequest: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { may } = await this.requestUser.find(httpRequest);
    const searcher = await this.quotaSubject.getSubject(httpRequest, reply);
    const analysis = await this.analysis.start(request, searcher, may);
    sendLines(httpRequest, reply, analysis, this.timeouts.readerMs);
  }
}
