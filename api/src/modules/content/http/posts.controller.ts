import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { PostListQuery } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/security/access.js';
import { sendText } from '../../../web/http/text-reply.js';
import { PostsService } from '../posts.service.js';

/** Posts change seldom and are asked for often: the browser keeps them and asks whether they still hold. */
const answer = (request: FastifyRequest, reply: FastifyReply, data: unknown) =>
  sendText(request, reply, {
    type: 'application/json; charset=utf-8',
    cache: 'public, no-cache',
    body: JSON.stringify(data),
  });

@Controller('api/blog-posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Get()
  @Public()
  async list(@Query() query: PostListQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await answer(request, reply, await this.posts.list(query));
  }

  @Get(':slugOrId')
  @Public()
  async get(@Param('slugOrId') slugOrId: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await answer(request, reply, await this.posts.get(slugOrId));
  }
}
