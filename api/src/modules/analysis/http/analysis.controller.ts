import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { AnalysisRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { Askers } from '../../../platform/security/askers.js';
import { Searchers } from '../../cities/index.js';
import { Analyses } from '../analysis.service.js';
import { Patience } from '../model/patience.js';
import { sendLines } from './send-lines.js';

const LIMIT = { key: 'analysis', points: 60, seconds: 600 };

@Controller('api')
export class AnalysisController {
  constructor(
    private readonly askers: Askers,
    private readonly searchers: Searchers,
    private readonly analyses: Analyses,
    private readonly patience: Patience,
  ) {}

  /** Open to everybody, and counted as a search of the day; who asks decides about comparisons. */
  @Post('analysis')
  @Public()
  @HttpCode(200)
  @RateLimit(LIMIT)
  async write(
    @Body() request: AnalysisRequest,
    @Req() asked: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { may } = await this.askers.of(asked);
    const searcher = await this.searchers.whoSearches(asked, reply);
    const begun = await this.analyses.begin(request, searcher, may);
    sendLines(asked, reply, begun, this.patience.readerMs);
  }
}
