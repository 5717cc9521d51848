import { Body, Controller, HttpCode, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ReportRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '../../../platform/durations.js';
import { callerOf } from '../../../platform/limits/caller.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { ReportsService } from '../report/reports.service.js';
import { PerUserLimiter } from '../report/per-user-limiter.js';

const TEN_MINUTES = 10 * MINUTE;

@Controller('api/reports')
export class ReportsController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly reports: ReportsService,
    private readonly limiter: PerUserLimiter,
  ) {}

  /** Open to everybody for the sample cities; who asks decides about the others. */
  @Post()
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'reports', points: 30, seconds: TEN_MINUTES })
  async make(
    @Body() body: ReportRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const asker = await this.requestUser.find(request);
    const giveBack = this.limiter.acquire(asker.user?.id ?? callerOf(request.ip));
    // Made, it waits for nobody: who takes it slowly, or not at all, keeps no one from the next one.
    const { content, type, fileName } = await this.reports.create(body, asker, new Date()).finally(giveBack);
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(content, { type, disposition: `attachment; filename="${fileName}"` });
  }
}
