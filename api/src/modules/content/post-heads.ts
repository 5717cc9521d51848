import { Injectable, type OnModuleInit } from '@nestjs/common';
import { excerptOf, paths, type PostDetail } from '@wanderwork/contracts';
import { Config } from '../../platform/config/index.js';
import { Heads, type PageAddress, type PageHead } from '../../web/heads.js';
import { html, raw } from '../../web/html.js';
import { servedPicture } from '../../web/served-picture.js';
import { feedLinks } from './feeds/feed-links.js';
import { postJsonLd } from './post-json-ld.js';
import { PostsService } from './posts.service.js';

const day = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** Apart from the text, which the app takes over as it stands. */
const sources = (post: PostDetail) =>
  html`<section class="plain-sources">
    <h2>Sources</h2>
    <ul>
      ${post.sources.map((source) => html`<li><a href="${source.url}" rel="noopener">${source.title}</a></li>`)}
    </ul>
  </section>`;

const body = (post: PostDetail) =>
  html`<header class="plain-post">
      <p>${post.category ?? ''} ${post.readMinutes} min read</p>
      <h1>${post.title}</h1>
      <p>${excerptOf(post)}</p>
      <p class="plain-dates">
        By <a href="${paths.web.author(post.author)}">${post.author}</a>.
        ${post.checkedAt && html`Checked ${day(post.checkedAt)}.`} Published ${day(post.publishedAt)}.
      </p>
      ${post.coverImage === paths.api.art.post(post.slug) && servedPicture({ address: post.coverImage, shape: 'wide' })}
    </header>
    <article class="prose">${raw(post.html)} ${post.sources.length > 0 && sources(post)}</article>`;

/** The text itself stands in the page already: the app takes it from there. */
const dataOf = ({ html: _text, content: _source, ...rest }: PostDetail): object => rest;

/** The words that the first HTML of an article carries: for search engines, previews and readers without JavaScript. */
@Injectable()
export class PostHeads implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly heads: Heads,
    private readonly posts: PostsService,
  ) {}

  onModuleInit(): void {
    const head = ({ key = '' }: Record<string, string>) => this.head(key);
    this.heads.add({ pattern: '/wanderhub/blog/:key', head, addresses: () => this.addresses() });
    this.heads.add({ pattern: '/blog-post/:key', head });
  }

  private async head(slugOrId: string): Promise<Partial<PageHead> | null> {
    const post = await this.posts.find(slugOrId);
    if (!post) return null;
    if (slugOrId !== post.slug && slugOrId !== post.id) return { movedTo: paths.web.post(post.slug) };
    return {
      title: post.title,
      description: excerptOf(post),
      canonical: paths.web.post(post.slug),
      kind: 'article',
      picture: paths.api.art.sharedPost(post.slug),
      feeds: feedLinks(post.category),
      jsonLd: postJsonLd(post, this.config.publicUrl),
      data: dataOf(post),
      body: body(post),
    };
  }

  private async addresses(): Promise<PageAddress[]> {
    const posts = await this.posts.addresses();
    return posts.map(({ slug, updatedAt }) => ({
      path: paths.web.post(slug),
      changedAt: updatedAt.toISOString(),
    }));
  }
}
