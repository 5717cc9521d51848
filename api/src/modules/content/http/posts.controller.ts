import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { PostListQuery } from '@wanderwork/contracts/requests';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../platform/security/access.js';
import { PostsService } from '../posts.service.js';

@Controller('api/blog-posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Get() @Public()
  list(@Query() query: PostListQuery) { return this.posts.list(query); }

  @Get(':slugOrId') @Public()
  get(@Param('slugOrId') slugOrId: string) { return this.posts.get(slugOrId); }
}
