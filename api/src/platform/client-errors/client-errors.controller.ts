import { Controller, HttpCode, Post, Req, Body } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ClientErrorRequest } from '@wanderwork/contracts/requests';
import { Config } from '../config/index.js';
import { cspReportTypes, TAKES_CSP_REPORTS } from '../http/body-parsers.js';
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

@Controller('api/client-errors')
export class ClientErrorsController {
  constructor(private readonly errors: ClientErrorsService) {}

  @Post()
  @Public()
  @HttpCode(204)
  @RateLimit({ key: 'client-errors', points: 30, seconds: 600 })
  record(@Body() request: ClientErrorRequest) {
    return this.errors.record(request);
  }
}
