import { Body, Controller, HttpCode, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ReportRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '../../../platform/durations.js';
import { toLimitSubject } from '../../../platform/limits/limit-subject.js';
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

  /** Open to everybody for the sample cities. Other cities depend on the caller's plan. */
  @Post()
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'reports', points: 30, seconds: TEN_MINUTES })
  async create(
    @Body() body: ReportRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const requester = await this.requestUser.find(request);
    const release = this.limiter.acquire(requester.user?.id ?? toLimitSubject(request.ip));
    // Released once the report is created, so that a slow download does not block the next report.
    const { content, type, fileName } = await this.reports
      .create(body, requester, new Date())
      .finally(release);
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(content, { type, disposition: `attachment; filename="${fileName}"` });
  }
}
