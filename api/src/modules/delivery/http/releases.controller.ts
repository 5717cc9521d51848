import { ReleaseReportRequest } from '@wanderwork/contracts/requests';
import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { LiveReleases } from '../live-releases.js';
import { ReleaseReports } from '../release-reports.service.js';

/** Long enough for a page and its retries to share one answer, short enough that a new release is everywhere at once. */
const LIST_CACHE = 'public, max-age=5';

@Controller('api/releases')
export class ReleasesController {
  constructor(
    private readonly releases: LiveReleases,
    private readonly reports: ReleaseReports,
  ) {}

  @Get()
  @Public()
  async list(
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { list, etag } = await this.releases.current();
    void reply.headers({ etag, 'cache-control': LIST_CACHE });
    if (known !== etag) return list;
    void reply.code(304);
  }

  @Post('reports')
  @Public()
  @HttpCode(204)
  @RateLimit({ key: 'release-reports', points: 20, seconds: 60 })
  report(@Body() request: ReleaseReportRequest, @Ip() address: string) {
    return this.reports.take(request, address);
  }
}
