import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataVersions } from '../../platform/answers/data-versions.js';
import { PrepareSteps } from '../../platform/prepare/prepare-steps.js';
import { CITIES, CitiesModule } from '../cities/index.js';
import { ArticlesImport } from './articles/articles-import.js';
import { AuthorHead } from './author-head.js';
import { KeptFindings } from './check/kept-findings.service.js';
import { PostChecks } from './check/post-checks.service.js';
import { PostsToCheck } from './check/posts-to-check.service.js';
import { Proofreading } from './check/proofreading.service.js';
import { Post } from './entities/post.entity.js';
import { Feeds } from './feeds/feeds.service.js';
import { FeedsController } from './http/feeds.controller.js';
import { ShelfController } from './http/shelf.controller.js';
import { LibraryController } from './http/library.controller.js';
import { PostsController } from './http/posts.controller.js';
import { HubHead } from './hub-head.js';
import { LibraryRows } from './library/library-rows.service.js';
import { Library } from './library/library.service.js';
import { RelatedPosts } from './library/related.service.js';
import { Shelves } from './shelf/shelves.service.js';
import { LiveTexts } from './live/live-texts.service.js';
import { PostHeads } from './post-heads.js';
import { PostsService } from './posts.service.js';
import { POSTS } from './posts.topic.js';
import { RenderAgain } from './render/render-again.js';
import { Renderings } from './render/renderings.service.js';

/** The same three steps up from `src` and from `dist`. */
const articles = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../content/posts');

@Module({
  imports: [CitiesModule, TypeOrmModule.forFeature([Post])],
  controllers: [FeedsController, LibraryController, ShelfController, PostsController],
  providers: [
    PostsService,
    LiveTexts,
    Proofreading,
    PostChecks,
    PostsToCheck,
    KeptFindings,
    PostHeads,
    HubHead,
    AuthorHead,
    Feeds,
    Library,
    LibraryRows,
    RelatedPosts,
    Shelves,
    ArticlesImport,
    Renderings,
    RenderAgain,
  ],
  exports: [PostsService, PostChecks, KeptFindings, LiveTexts, Renderings],
})
export class ContentModule implements OnModuleInit {
  constructor(
    private readonly steps: PrepareSteps,
    private readonly articlesImport: ArticlesImport,
    private readonly versions: DataVersions,
    private readonly posts: PostsService,
  ) {}

  onModuleInit(): void {
    this.versions.follow(POSTS, (now) => this.alsoChangedAt(now));
    this.steps.add({ name: 'Articles', order: 20, run: () => this.articlesImport.run(articles) });
  }

  /** Beside its own rows a post says figures of cities, and one whose time comes is suddenly there. */
  private async alsoChangedAt(now: Date): Promise<string> {
    const [newest, cities] = await Promise.all([this.posts.newestAt(now), this.versions.current(CITIES)]);
    return `${newest} ${cities}`;
  }
}
