import { ReleaseReportRequest } from '@wanderwork/contracts/requests';
import { Body, Controller, Get, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../../../platform/http/send-text.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { LiveReleasesService } from '../live-releases.service.js';
import { ReleaseReportsService } from '../release-reports.service.js';

/** Long enough for a page and its retries to share one response, short enough that a new release spreads quickly. */
const LIST_CACHE = 'public, max-age=5';

@Controller('api/releases')
export class ReleasesController {
  constructor(
    private readonly live: LiveReleasesService,
    private readonly reports: ReleaseReportsService,
  ) {}

  @Get()
  @Public()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { list } = await this.live.getCurrent();
    const type = 'application/json; charset=utf-8';
    await sendText(request, reply, { type, cache: LIST_CACHE, body: JSON.stringify(list) });
  }

  @Post('reports')
  @Public()
  @HttpCode(204)
  @RateLimit({ key: 'release-reports', points: 20, seconds: 60 })
  report(@Body() request: ReleaseReportRequest, @Ip() address: string) {
    return this.reports.receive(request, address);
  }
}
