import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataVersions } from '../../platform/answers/data-versions.js';
import { PrepareSteps } from '../../platform/prepare/prepare-steps.js';
import { CITIES, CitiesModule } from '../cities/index.js';
import { ArticlesImportService } from './articles/articles-import.service.js';
import { AuthorHead, HubHead } from './hub-heads.js';
import { PostFindingsService } from './check/post-findings.service.js';
import { PostChecksService } from './check/post-checks.service.js';
import { CheckQueueRepository } from './check/check-queue.repository.js';
import { CheckRunnerService } from './check/check-runner.service.js';
import { Post } from './entities/post.entity.js';
import { FeedsService } from './feeds/feeds.service.js';
import { FeedsController } from './http/feeds.controller.js';
import { BookmarksController } from './http/bookmarks.controller.js';
import { LibraryController } from './http/library.controller.js';
import { PostReadersController } from './http/post-readers.controller.js';
import { PostsController } from './http/posts.controller.js';
import { LibraryRepository } from './library/library.repository.js';
import { LibraryService } from './library/library.service.js';
import { RelatedPostsService } from './library/related-posts.service.js';
import { BookmarksService } from './bookmarks/bookmarks.service.js';
import { LiveTextsService } from './live/live-texts.service.js';
import { PostHeads } from './post-heads.js';
import { PostsService, POSTS } from './posts.service.js';
import { ReaderCountsService } from './readers/reader-counts.service.js';
import { RerenderPostsJob } from './render/rerender-posts.job.js';
import { RenderingService } from './render/rendering.service.js';

/** The relative path is the same from `src` and from `dist`. */
const articlesFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../content/posts');

@Module({
  imports: [CitiesModule, TypeOrmModule.forFeature([Post])],
  controllers: [
    FeedsController,
    LibraryController,
    BookmarksController,
    PostsController,
    PostReadersController,
  ],
  providers: [
    PostsService,
    LiveTextsService,
    CheckRunnerService,
    PostChecksService,
    CheckQueueRepository,
    PostFindingsService,
    PostHeads,
    HubHead,
    AuthorHead,
    FeedsService,
    LibraryService,
    LibraryRepository,
    RelatedPostsService,
    ReaderCountsService,
    BookmarksService,
    ArticlesImportService,
    RenderingService,
    RerenderPostsJob,
  ],
  exports: [
    LibraryService,
    PostsService,
    PostChecksService,
    PostFindingsService,
    LiveTextsService,
    RenderingService,
  ],
})
export class ContentModule implements OnModuleInit {
  constructor(
    private readonly steps: PrepareSteps,
    private readonly articlesImport: ArticlesImportService,
    private readonly versions: DataVersions,
    private readonly posts: PostsService,
  ) {}

  onModuleInit(): void {
    this.versions.addMoment(POSTS, (now) => this.getDerivedVersion(now));
    this.steps.add({ name: 'Articles', order: 20, run: () => this.articlesImport.run(articlesFolder) });
  }

  /** Posts also change when city data changes, and when a scheduled post is published. */
  private async getDerivedVersion(now: Date): Promise<string> {
    const [newest, cities] = await Promise.all([
      this.posts.findNewestDate(now),
      this.versions.current(CITIES),
    ]);
    return `${newest} ${cities}`;
  }
}
