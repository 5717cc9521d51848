import { Controller, Get, Param } from '@nestjs/common';
import { keptFor } from '../../../platform/answers/answer-rule.js';
import { PublicAnswer } from '../../../platform/answers/public-answer.js';
import { MINUTE } from '../../../platform/durations.js';
import { Public } from '../../../platform/security/access.js';
import { Feeds } from '../feeds/feeds.service.js';
import { POSTS } from '../posts.topic.js';

const FIVE_MINUTES = 5 * MINUTE;

const cache = keptFor(FIVE_MINUTES);

@Controller('wanderhub/feeds')
export class FeedsController {
  constructor(private readonly feeds: Feeds) {}

  @Get(':file')
  @Public()
  @PublicAnswer({ topic: POSTS, cache })
  all(@Param('file') file: string) {
    return this.feeds.feed(file);
  }

  @Get(':category/:file')
  @Public()
  @PublicAnswer({ topic: POSTS, cache })
  ofCategory(@Param('category') category: string, @Param('file') file: string) {
    return this.feeds.feed(file, category);
  }
}
