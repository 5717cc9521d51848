import { Controller, Get, Query } from '@nestjs/common';
import { LibraryQuery } from '@wanderwork/contracts/requests';
import { PublicAnswer } from '../../../platform/answers/public-answer.js';
import { Public } from '../../../platform/security/access.js';
import { LibraryService } from '../library/library.service.js';
import { POSTS } from '../posts.service.js';

const cache = 'public, no-cache';
const topic = POSTS;

@Controller('api/library')
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Get()
  @Public()
  @PublicAnswer({ topic, cache, cachedParameters: ['category', 'limit'] })
  page(@Query() query: LibraryQuery) {
    return this.library.getPage(query);
  }

  @Get('tags')
  @Public()
  @PublicAnswer({ topic, cache })
  tags() {
    return this.library.listTags();
  }
}
