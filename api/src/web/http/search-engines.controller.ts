import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../../platform/http/send-text.js';
import { Public } from '../../platform/security/access.js';
import { SearchEngines } from '../search-engines.js';

/** Serves robots.txt and the sitemap. */
@Controller()
export class SearchEnginesController {
  constructor(private readonly searchEngines: SearchEngines) {}

  @Get('robots.txt')
  @Public()
  robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendText(request, reply, this.searchEngines.composeRobots());
  }

  @Get('sitemap.xml')
  @Public()
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendText(request, reply, await this.searchEngines.composeSitemap());
  }
}
