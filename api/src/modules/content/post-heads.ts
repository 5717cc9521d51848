import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  getExcerpt,
  paths,
  toPostCategorySlug,
  PRODUCT_NAME,
  type PostDetail,
  formatDate,
} from '@wanderwork/contracts';
import { Config } from '../../platform/config/index.js';
import { PageHeads, type PageAddress, type PageHead } from '../../platform/pages/page-heads.js';
import { html, raw } from '../../platform/pages/html.js';
import { renderPicture } from '../../platform/pages/render-picture.js';
import { getFeedLinks } from './feeds/feed.js';
import { PostsService } from './posts.service.js';

const toArticle = (post: PostDetail, publicUrl: string) => ({
  '@type': 'Article',
  headline: post.title,
  description: getExcerpt(post),
  image: publicUrl + paths.api.art.sharedPost(post.slug),
  mainEntityOfPage: publicUrl + paths.web.post(post.slug),
  datePublished: post.publishedAt,
  dateModified: post.updatedAt,
  articleSection: post.category ?? undefined,
  keywords: post.tags,
  author: { '@type': 'Organization', name: post.author },
  publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: publicUrl },
  citation: post.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
});

const toBreadcrumb = (post: PostDetail, publicUrl: string) => {
  const steps = [
    ['WanderHub', paths.web.wanderhub()],
    ...(post.category === null
      ? []
      : [[post.category, paths.web.wanderhub(toPostCategorySlug(post.category))]]),
    [post.title, paths.web.post(post.slug)],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
};

/** Structured data (schema.org) of an article and its breadcrumb. */
const toPostJsonLd = (post: PostDetail, publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@graph': [toArticle(post, publicUrl), toBreadcrumb(post, publicUrl)],
});

/** Outside the text, because the app takes over the text unchanged. */
const renderSources = (post: PostDetail) =>
  html`<section class="plain-sources">
    <h2>Sources</h2>
    <ul>
      ${post.sources.map((source) => html`<li><a href="${source.url}" rel="noopener">${source.title}</a></li>`)}
    </ul>
  </section>`;

const renderIntro = (post: PostDetail) =>
  html`<div>
    <p class="plain-kind">${post.category && html`<b>${post.category}</b>, `}${post.readMinutes} min read</p>
    <h1>${post.title}</h1>
    <p>${getExcerpt(post)}</p>
    <p class="plain-dates">
      <span>By <a href="${paths.web.author(post.author)}">${post.author}</a></span>
      ${post.checkedAt && html`<span>Checked ${formatDate(post.checkedAt)}</span>`}
      <span>Published ${formatDate(post.publishedAt)}</span>
    </p>
  </div>`;

/** Drawn covers are inlined. Other covers are loaded by the app into the reserved space. */
const renderCover = ({ coverImage, slug }: PostDetail) =>
  html`<figure class="plain-plate">
    ${
      coverImage === paths.api.art.post(slug)
        ? renderPicture({ address: coverImage, shape: 'wide' })
        : html`<span class="plain-picture"></span>`
    }
  </figure>`;

const renderContents = ({ headings }: PostDetail) =>
  headings.length === 0
    ? html`<div></div>`
    : html`<nav aria-labelledby="contents-title">
        <b id="contents-title">Contents</b>
        <details class="contents">
          <summary><b>Contents</b> ${headings.length === 1 ? '1 part' : `${headings.length} parts`}</summary>
          <ol role="list">
            ${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}
          </ol>
        </details>
      </nav>`;

/** Must match the layout of `ArticleView` in `mfe-wanderhub`, to avoid layout shift when the app takes over. */
const renderBody = (post: PostDetail) =>
  html`<header class="plain-post">${renderIntro(post)} ${renderCover(post)}</header>
    <div class="plain-reading">
      ${renderContents(post)}
      <article class="prose">${raw(post.html)} ${post.sources.length > 0 && renderSources(post)}</article>
    </div>`;

/** Leaves out the text: the app reads it from the page. */
const toPageData = ({ html: _text, content: _source, ...rest }: PostDetail): object => rest;

/** Serves articles in the first HTML, for search engines, link previews and readers without JavaScript. */
@Injectable()
export class PostHeads implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly heads: PageHeads,
    private readonly posts: PostsService,
  ) {}

  onModuleInit(): void {
    const head = ({ key = '' }: Record<string, string>) => this.head(key);
    this.heads.add({ pattern: '/wanderhub/blog/:key', head, addresses: () => this.listAddresses() });
    this.heads.add({ pattern: '/blog-post/:key', head });
    this.heads.add({ pattern: '/blog-post', head: () => this.newestHead() });
  }

  private async head(slugOrId: string): Promise<Partial<PageHead> | null> {
    const post = await this.posts.find(slugOrId);
    if (!post) return null;
    if (slugOrId !== post.slug && slugOrId !== post.id) return { movedTo: paths.web.post(post.slug) };
    return { ...this.describe(post), data: toPageData(post), body: renderBody(post) };
  }

  /** `/blog-post` shows the newest post. The app requests it itself, so the text is for readers without JavaScript. */
  private async newestHead(): Promise<Partial<PageHead>> {
    const [post] = await this.posts.listLatest(1, null);
    return post ? { ...this.describe(post), plainBody: renderBody(post) } : {};
  }

  private describe(post: PostDetail): Partial<PageHead> {
    return {
      title: post.title,
      description: getExcerpt(post),
      canonical: paths.web.post(post.slug),
      kind: 'article',
      picture: paths.api.art.sharedPost(post.slug),
      feeds: getFeedLinks(post.category),
      jsonLd: toPostJsonLd(post, this.config.publicUrl),
    };
  }

  private async listAddresses(): Promise<PageAddress[]> {
    const posts = await this.posts.listAddresses();
    return posts.map(({ slug, updatedAt }) => ({
      path: paths.web.post(slug),
      changedAt: updatedAt.toISOString(),
    }));
  }
}
