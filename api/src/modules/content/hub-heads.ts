import { Injectable, type OnModuleInit } from '@nestjs/common';
import { getExcerpt, paths, type PostCard } from '@wanderwork/contracts';
import { PageHeads, type PageHead } from '../../platform/pages/page-heads.js';
import { html } from '../../platform/pages/html.js';
import { renderPicture } from '../../platform/pages/render-picture.js';
import { getFeedLinks } from './feeds/feed.js';
import { PostsService } from './posts.service.js';
import { LibraryService } from './library/library.service.js';

/** Posts with pictures: the first row of the app. */
const MAX_PICTURES = 3;
/** Readers without JavaScript reach older posts through links in articles. */
const MAX_LISTED = 60;

const renderEntry = (post: PostCard, index: number) =>
  html`<li>
    ${index < MAX_PICTURES && post.coverImage === paths.api.art.post(post.slug) && renderPicture({ address: post.coverImage, isLargest: index === 0 })}
    <h2><a href="${paths.web.post(post.slug)}">${post.title}</a></h2>
    <p>${getExcerpt(post)}</p>
  </li>`;

/** Serves the newest posts in the first HTML of the hub. */
@Injectable()
export class HubHead implements OnModuleInit {
  constructor(
    private readonly heads: PageHeads,
    private readonly posts: PostsService,
  ) {}

  onModuleInit(): void {
    this.heads.add({ pattern: paths.web.wanderhub(), head: () => this.head() });
  }

  private async head(): Promise<Partial<PageHead>> {
    const posts = await this.posts.list({ limit: MAX_LISTED, view: 'card' });
    return {
      feeds: getFeedLinks(),
      picture: paths.api.art.sharedPost('wanderhub'),
      body: html`<article class="plain-hub">
        <h1>WanderHub</h1>
        <p>Guides for working from anywhere. Every guide lists its sources and when we last checked it.</p>
        <ul role="list">
          ${posts.map(renderEntry)}
        </ul>
      </article>`,
    };
  }
}

const MAX_AUTHOR_GUIDES = 48;

/** Serves an author's guides in the first HTML of their page. Unknown authors get a 404. */
@Injectable()
export class AuthorHead implements OnModuleInit {
  constructor(
    private readonly heads: PageHeads,
    private readonly library: LibraryService,
  ) {}

  onModuleInit(): void {
    const head = ({ author = '' }: Record<string, string>) => this.head(author);
    this.heads.add({ pattern: '/wanderhub/authors/:author', head });
  }

  private async head(author: string): Promise<Partial<PageHead> | null> {
    const { items, total } = await this.library.getPage({ author, limit: MAX_AUTHOR_GUIDES });
    if (items.length === 0) return null;
    return {
      title: `Guides by ${author}`,
      description: `${total} ${total === 1 ? 'guide' : 'guides'} by ${author}. Every guide lists its sources and when we last checked it.`,
      canonical: paths.web.author(author),
      body: html`<article class="plain-hub">
        <h1>${author}</h1>
        <ul role="list">
          ${items.map(
            (post) =>
              html`<li>
                <h2><a href="${paths.web.post(post.slug)}">${post.title}</a></h2>
                <p>${getExcerpt(post)}</p>
              </li>`,
          )}
        </ul>
      </article>`,
    };
  }
}
