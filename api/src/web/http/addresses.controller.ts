import { paths, sitePath } from '@wanderwork/contracts';
import { Controller, Get, Query, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/security/access.js';
import { SearchEngines } from '../search-engines.js';
import { sendText } from './text-reply.js';

/** Addresses that other programs know by heart. */
@Controller()
export class AddressesController {
  constructor(private readonly searchEngines: SearchEngines) {}

  @Get('api/login')
  @Public()
  @Redirect()
  login(@Query('returnTo') returnTo: unknown) {
    return { url: paths.web.login(sitePath(returnTo) ?? undefined), statusCode: 302 };
  }

  @Get('robots.txt')
  @Public()
  robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendText(request, reply, this.searchEngines.robots());
  }

  @Get('sitemap.xml')
  @Public()
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendText(request, reply, await this.searchEngines.sitemap());
  }
}
