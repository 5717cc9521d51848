import { Body, Controller, HttpCode, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ReportRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../../platform/limits/caller.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { Askers } from '../../../platform/security/askers.js';
import { Reports } from '../report/reports.service.js';
import { Turns } from '../report/turns.js';

const TEN_MINUTES = 600;

@Controller('api/reports')
export class ReportsController {
  constructor(
    private readonly askers: Askers,
    private readonly reports: Reports,
    private readonly turns: Turns,
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
    const asker = await this.askers.of(request);
    const giveBack = this.turns.take(asker.user?.id ?? callerOf(request.ip));
    const { content, type, fileName } = await this.reports
      .make(body, asker, new Date())
      .catch((error: unknown) => {
        giveBack();
        throw error;
      });
    // Who has left meanwhile closes nothing any more; until now the turn was held by the work itself.
    if (reply.raw.destroyed) giveBack();
    else reply.raw.once('close', giveBack);
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(content, { type, disposition: `attachment; filename="${fileName}"` });
  }
}
