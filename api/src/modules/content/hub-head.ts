import { Injectable, type OnModuleInit } from '@nestjs/common';
import { getExcerpt, paths, type PostCard } from '@wanderwork/contracts';
import { PageHeads, type PageHead } from '../../platform/pages/page-heads.js';
import { html } from '../../platform/pages/html.js';
import { renderPicture } from '../../platform/pages/render-picture.js';
import { getFeedLinks } from './feeds/feed-links.js';
import { PostsService } from './posts.service.js';

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
