import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config/index.js';
import { cspReportTypes, TAKES_CSP_REPORTS } from '../http/csp-report-parser.js';
import { RateLimit } from '../limits/rate-limit.js';
import { Public } from '../security/access.js';
import { ClientErrorsService } from './client-errors.service.js';
import { parseCspReport } from './csp-reports.js';

@Controller('api/csp-reports')
export class CspReportsController {
  constructor(
    private readonly errors: ClientErrorsService,
    private readonly config: Config,
  ) {}

  /** Browsers send reports without cookies and differ in the `Origin` header they send. */
  @Post()
  @Public()
  @HttpCode(204)
  @RouteConfig({ ...TAKES_CSP_REPORTS, fromAnywhere: true })
  @ApiConsumes(...cspReportTypes)
  @RateLimit({ key: 'csp-reports', points: 30, seconds: 600 })
  record(@Req() { body }: FastifyRequest) {
    return this.errors.recordViolations(parseCspReport(body, this.config.siteOrigins));
  }
}
