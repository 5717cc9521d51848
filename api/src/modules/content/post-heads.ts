import { Injectable, type OnModuleInit } from '@nestjs/common';
import { excerptOf, paths, PRODUCT_NAME, type PostDetail } from '@wanderwork/contracts';
import { Heads, type PageAddress, type PageHead } from '../../web/heads.js';
import { html, raw } from '../../web/html.js';
import { servedPicture } from '../../web/served-picture.js';
import { PostsService } from './posts.service.js';

const day = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

const body = (post: PostDetail) =>
  html`<header class="plain-post">
      <p>${post.category ?? ''} ${post.readMinutes} min read. Updated ${day(post.updatedAt)}.</p>
      <h1>${post.title}</h1>
      <p>${excerptOf(post)}</p>
      ${post.coverImage === paths.api.art.post(post.slug) && servedPicture({ address: post.coverImage, shape: 'wide' })}
    </header>
    <article class="prose">
      ${raw(post.html)}
      <h2>Sources</h2>
      <ul>
        ${post.sources.map((source) => html`<li><a href="${source.url}" rel="noopener">${source.title}</a></li>`)}
      </ul>
    </article>`;

const jsonLd = (post: PostDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: post.title,
  description: excerptOf(post),
  datePublished: post.publishedAt,
  dateModified: post.updatedAt,
  articleSection: post.category ?? undefined,
  keywords: post.tags,
  author: { '@type': 'Organization', name: post.author },
  publisher: { '@type': 'Organization', name: PRODUCT_NAME },
  citation: post.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
});

/** The words that the first HTML of an article carries: for search engines, previews and readers without JavaScript. */
@Injectable()
export class PostHeads implements OnModuleInit {
  constructor(
    private readonly heads: Heads,
    private readonly posts: PostsService,
  ) {}

  onModuleInit(): void {
    const head = ({ key = '' }: Record<string, string>) => this.head(key);
    this.heads.add({ pattern: '/wanderhub/blog/:key', head, addresses: () => this.addresses() });
    this.heads.add({ pattern: '/blog-post/:key', head });
  }

  private async head(slugOrId: string): Promise<PageHead | null> {
    const post = await this.posts.find(slugOrId);
    if (!post) return null;
    return {
      title: post.title,
      description: excerptOf(post),
      canonical: paths.web.post(post.slug),
      kind: 'article',
      jsonLd: jsonLd(post),
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
