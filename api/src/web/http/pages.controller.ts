import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/security/access.js';
import { PageReplies } from './page-replies.js';

/** Serves every path outside the API: a file of the shell, or a page. */
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(private readonly replies: PageReplies) {}

  @Get('*')
  @Public()
  any(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.replies.answer(request, reply);
  }
}
