import { Controller, Get, Param } from '@nestjs/common';
import { cacheControlFor } from '../../../platform/answers/answer-rule.js';
import { PublicAnswer } from '../../../platform/answers/public-answer.js';
import { MINUTE } from '../../../platform/durations.js';
import { Public } from '../../../platform/security/access.js';
import { FeedsService } from '../feeds/feeds.service.js';
import { POSTS } from '../posts.service.js';

const CACHE_SECONDS = 5 * MINUTE;

const cache = cacheControlFor(CACHE_SECONDS);

@Controller('wanderhub/feeds')
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Get(':file')
  @Public()
  @PublicAnswer({ topic: POSTS, cache })
  getFeed(@Param('file') file: string) {
    return this.feeds.getFeed(file);
  }

  @Get(':category/:file')
  @Public()
  @PublicAnswer({ topic: POSTS, cache })
  getCategoryFeed(@Param('category') category: string, @Param('file') file: string) {
    return this.feeds.getFeed(file, category);
  }
}
