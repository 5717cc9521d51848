import { Injectable } from '@nestjs/common';
import {
  errorCodes,
  paths,
  findPostCategory,
  toPostCategorySlug,
  type PostCategory,
  type PostFeedFile,
} from '@wanderwork/contracts';
import { NonJsonAnswer } from '../../../platform/answers/answer-rule.js';
import { Config } from '../../../platform/config/index.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type { Feed } from '../../../platform/feeds/feed.js';
import { findFeedFormat } from '../../../platform/feeds/feed-formats.js';
import { PostsService } from '../posts.service.js';
import { FEED_DESCRIPTION, toFeedEntry, getFeedTitle } from './feed.js';

/** About 600 KB with full texts. */
const MAX_ENTRIES = 30;

const feedNotFound = () => notFound(errorCodes.notFound, 'There is no such feed.');

/** Feeds of all posts or of one category. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly config: Config,
    private readonly posts: PostsService,
  ) {}

  async getFeed(file: string, categorySlug?: string): Promise<NonJsonAnswer> {
    const format = findFeedFormat(file);
    const category = categorySlug === undefined ? null : findPostCategory(categorySlug);
    if (!format || (categorySlug !== undefined && category === null)) throw feedNotFound();
    return new NonJsonAnswer(format.type, format.write(await this.createFeed(format.file, category)));
  }

  private async createFeed(file: PostFeedFile, category: PostCategory | null): Promise<Feed> {
    const { publicUrl } = this.config;
    const slug = category === null ? undefined : toPostCategorySlug(category);
    const posts = await this.posts.listLatest(MAX_ENTRIES, category);
    return {
      title: getFeedTitle(category),
      description: FEED_DESCRIPTION,
      home: publicUrl + paths.web.wanderhub(slug),
      self: publicUrl + paths.web.postFeed(file, slug),
      entries: posts.map((post) => toFeedEntry(post, { publicUrl })),
    };
  }
}
