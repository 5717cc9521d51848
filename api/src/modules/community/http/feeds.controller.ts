import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { EVERYWHERE } from '@wanderwork/contracts';
import type { FastifyReply } from 'fastify';
import { cacheControlFor } from '../../../platform/answers/answer-rule.js';
import { MINUTE } from '../../../platform/durations.js';
import { Public } from '../../../platform/security/access.js';
import { TopicFeedsService } from '../topics/topic-feeds.service.js';

/** Feed readers ask often, and nothing that members write is cached by version. */
const CACHE = ['cache-control', cacheControlFor(5 * MINUTE)] as const;

@Controller('connect/feeds')
export class ConnectFeedsController {
  constructor(private readonly feeds: TopicFeedsService) {}

  @Get(':file')
  @Public()
  @Header(...CACHE)
  getFeed(@Res({ passthrough: true }) reply: FastifyReply, @Param('file') file: string) {
    return this.send(reply, EVERYWHERE, EVERYWHERE, file);
  }

  @Get(':kind/:slug/:file')
  @Public()
  @Header(...CACHE)
  getPlaceFeed(
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Param('file') file: string,
  ) {
    return this.send(reply, kind, slug, file);
  }

  private async send(reply: FastifyReply, kind: string, slug: string, file: string): Promise<string> {
    const { type, text } = await this.feeds.getFeed(kind, slug, file);
    void reply.type(type);
    return text;
  }
}
