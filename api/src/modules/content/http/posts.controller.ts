import { Controller, Get, Param, Query } from '@nestjs/common';
import { PostListQuery } from '@wanderwork/contracts/requests';
import { PublicAnswer } from '../../../platform/answers/public-answer.js';
import { Public } from '../../../platform/security/access.js';
import { RelatedPostsService } from '../library/related-posts.service.js';
import { POSTS, PostsService } from '../posts.service.js';

/** Browsers cache the posts and revalidate them on each use. */
const cache = 'public, no-cache';
const topic = POSTS;

@Controller('api/blog-posts')
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly relatedPosts: RelatedPostsService,
  ) {}

  @Get()
  @Public()
  @PublicAnswer({ topic, cache, cachedParameters: ['limit', 'view'] })
  list(@Query() query: PostListQuery) {
    return this.posts.list(query);
  }

  @Get(':slugOrId')
  @Public()
  @PublicAnswer({ topic, cache })
  get(@Param('slugOrId') slugOrId: string) {
    return this.posts.get(slugOrId);
  }

  @Get(':slugOrId/related')
  @Public()
  @PublicAnswer({ topic, cache })
  related(@Param('slugOrId') slugOrId: string) {
    return this.relatedPosts.list(slugOrId);
  }
}
