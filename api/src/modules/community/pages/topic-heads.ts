import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ageingTexts,
  connectTexts,
  paths,
  toPageStart,
  type ConnectPageData,
  type ConnectPost,
  type TopicDetail,
} from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { html, raw, type Html } from '../../../platform/pages/html.js';
import { PageHeads, type PageAddress, type PageHead } from '../../../platform/pages/page-heads.js';
import { renderChangedFigures } from '../topics/cited-figures.js';
import { toPlainHtml } from '../topics/plain-html.js';
import { TopicPagesService } from '../topics/topic-pages.service.js';
import { TopicListsRepository } from '../topics/topic-lists.repository.js';
import {
  findOrNull,
  getFeedLinks,
  renderConnectPage,
  renderPerson,
  renderPlaceLink,
  renderTime,
  renderTopicTags,
} from './connect-html.js';
import { renderCorrection } from './correction-html.js';
import { createTopicJsonLd } from './topic-json-ld.js';

const DESCRIPTION_LENGTH = 200;
/** A sitemap may have 50,000 addresses, and other modules have some too. */
const MAX_ADDRESSES = 40_000;

const toFrom = (query: URLSearchParams): number => {
  const from = query.get('from') ?? '';
  return /^[1-9]\d{0,6}$/.test(from) ? Number(from) : 1;
};

const toDescription = ({ title, posts, place }: TopicDetail): string => {
  const [first] = posts;
  const text = toPlainHtml(first?.number === 1 ? (first.html ?? '') : '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return `${title} A topic about ${place.name} in Connect.`;
  return text.length > DESCRIPTION_LENGTH ? `${text.slice(0, DESCRIPTION_LENGTH)}…` : text;
};

const renderNumber = ({ code, slug }: TopicDetail, number: number): Html =>
  html`<a href="${paths.web.connectTopic(code, slug, number)}">#${number}</a>`;

const renderAcceptedTags = ({ answerCheck }: TopicDetail): Html =>
  html`<b class="plain-tag">Accepted answer</b
    >${answerCheck?.state === 'outdated' && html` <b class="plain-tag">${ageingTexts.outdated}</b>`}${answerCheck && html` <span>Last checked ${renderTime(answerCheck.checkedAt)}</span>`}`;

const renderPostHead = (topic: TopicDetail, post: ConnectPost): Html =>
  html`<header>
    ${post.html !== null && html`<span>${renderPerson(post.author, post.isOfficial)}</span>`}
    ${post.id === topic.acceptedPostId && renderAcceptedTags(topic)}
    <span>${renderNumber(topic, post.number)}</span>
    <span>${renderTime(post.createdAt)}</span>
    ${post.replyTo !== null && html`<span>in reply to ${renderNumber(topic, post.replyTo)}</span>`}
    ${post.editedAt !== null && html`<span>edited ${renderTime(post.editedAt)}</span>`}
  </header>`;

const renderQuote = ({ text, author, number }: ConnectPost['quotes'][number]): Html =>
  html`<blockquote>
    <p dir="auto">${text ?? connectTexts.goneQuote}</p>
    <footer>${renderPerson(author)}, #${number}</footer>
  </blockquote>`;

const renderPost = (topic: TopicDetail, post: ConnectPost): Html =>
  html`<li id="post-${post.number}">
    <article aria-label="Post ${post.number}${post.author && ` by ${post.author.name}`}">
      ${renderPostHead(topic, post)}
      ${
        post.html === null
          ? html`<p>${post.status === 'hidden' ? connectTexts.hiddenPost : connectTexts.removedPost}</p>`
          : html`${post.quotes.map(renderQuote)}
              <div class="prose" dir="auto">${raw(post.html)}</div>
              ${renderChangedFigures(post.figures)}`
      }
    </article>
  </li>`;

const renderAcceptedNote = ({ code, slug, acceptedNumber, posts }: TopicDetail): Html | null => {
  if (acceptedNumber === null) return null;
  const isHere = posts.some(({ number }) => number === acceptedNumber);
  const address = isHere ? `#post-${acceptedNumber}` : paths.web.connectTopic(code, slug, acceptedNumber);
  return html`<p>
    The person who asked accepted an answer. <a href="${address}">Go to post ${acceptedNumber}</a>
  </p>`;
};

/** Must match the layout of `Topic` in `mfe-wanderhub`, to avoid layout shift when the app takes over. */
const renderBody = (topic: TopicDetail, from: number): Html =>
  renderConnectPage({
    context: html`${renderPlaceLink(topic.place)} ${renderTopicTags(topic)}`,
    heading: html`<bdi>${topic.title}</bdi>`,
    isNarrow: true,
    hasActions: true,
    content: html`${topic.correction && renderCorrection(topic.correction)} ${renderAcceptedNote(topic)}
      ${
        from > 1 &&
        html`<p>
          You’re reading from post ${from} on.
          <a href="${paths.web.connectTopic(topic.code, topic.slug)}">Start at the beginning</a>
        </p>`
      }
      <ol role="list" class="plain-posts">
        ${topic.posts.map((post) => renderPost(topic, post))}
      </ol>
      ${topic.nextFrom !== null && html`<p><a rel="next" href="${paths.web.connectTopicPage(topic.code, topic.slug, topic.nextFrom)}">Next posts</a></p>`}`,
  });

/** The app reads the texts from the page. */
const toPageData = ({ posts, ...topic }: TopicDetail, from: number): ConnectPageData => ({
  page: 'topic',
  from,
  topic: { ...topic, posts: posts.map((post) => ({ ...post, html: post.html && '' })) },
});

/** Serves topics as a visitor sees them. */
@Injectable()
export class TopicHeads implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly heads: PageHeads,
    private readonly pages: TopicPagesService,
    private readonly lists: TopicListsRepository,
  ) {}

  onModuleInit(): void {
    this.heads.add({
      pattern: '/connect/t/:code/:slug',
      head: ({ code = '', slug = '' }, query) => this.head(code, slug, toFrom(query)),
      addresses: () => this.listAddresses(),
    });
  }

  private async head(code: string, slug: string, from: number): Promise<Partial<PageHead> | null> {
    const topic = await findOrNull(this.pages.get(code, from, null));
    if (!topic || topic.posts.length === 0) return null;
    if (topic.slug !== slug) return { movedTo: paths.web.connectTopic(topic.code, topic.slug) };
    return {
      title: topic.title,
      description: toDescription(topic),
      canonical: paths.web.connectTopicPage(topic.code, topic.slug, toPageStart(from)),
      kind: 'article',
      noindex: !topic.isIndexable,
      feeds: getFeedLinks(topic.place),
      jsonLd: createTopicJsonLd(topic, this.config.publicUrl),
      data: toPageData(topic, from),
      body: renderBody(topic, from),
    };
  }

  private async listAddresses(): Promise<PageAddress[]> {
    const topics = await this.lists.listIndexable(MAX_ADDRESSES);
    return topics.map(({ code, slug, lastPostAt }) => ({
      path: paths.web.connectTopic(code, slug),
      changedAt: lastPostAt.toISOString(),
    }));
  }
}
