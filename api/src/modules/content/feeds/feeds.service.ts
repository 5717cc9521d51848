import { Injectable } from '@nestjs/common';
import {
  errorCodes,
  paths,
  postCategoryOf,
  postCategorySlug,
  postFeeds,
  type PostCategory,
  type PostFeedFile,
} from '@wanderwork/contracts';
import { MadeAnswer } from '../../../platform/answers/made-answer.js';
import { Config } from '../../../platform/config/index.js';
import { notFound } from '../../../platform/errors/app-error.js';
import { PostsService } from '../posts.service.js';
import { atom } from './atom.js';
import { FEED_DESCRIPTION, feedEntry, feedTitle, type Feed } from './feed.js';
import { jsonFeed } from './json-feed.js';
import { rss } from './rss.js';

/** With their whole texts some 600 KB; who follows a feed has read the older ones. */
const NEWEST = 30;

const writers: Record<PostFeedFile, (feed: Feed) => string> = {
  'rss.xml': rss,
  'atom.xml': atom,
  'feed.json': jsonFeed,
};

const noFeed = () => notFound(errorCodes.notFound, 'There is no such feed.');

/** The articles for programs that follow them: all, or those of a category. */
@Injectable()
export class Feeds {
  constructor(
    private readonly config: Config,
    private readonly posts: PostsService,
  ) {}

  async feed(file: string, categorySlug?: string): Promise<MadeAnswer> {
    const form = postFeeds.find((one) => one.file === file);
    const category = categorySlug === undefined ? null : postCategoryOf(categorySlug);
    if (!form || (categorySlug !== undefined && category === null)) throw noFeed();
    const text = writers[form.file](await this.compose(form.file, category));
    return new MadeAnswer(`${form.type}; charset=utf-8`, text);
  }

  private async compose(file: PostFeedFile, category: PostCategory | null): Promise<Feed> {
    const { publicUrl } = this.config;
    const slug = category === null ? undefined : postCategorySlug(category);
    const posts = await this.posts.latest(NEWEST, category);
    return {
      title: feedTitle(category),
      description: FEED_DESCRIPTION,
      home: publicUrl + paths.web.wanderhub(slug),
      self: publicUrl + paths.web.postFeed(file, slug),
      entries: posts.map((post) => feedEntry(post, { publicUrl })),
    };
  }
}
