import { Injectable } from '@nestjs/common';
import { EVERYWHERE, paths, toPlaceKey, type PlaceKind } from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { toAbsoluteLinks, type Feed, type FeedEntry } from '../../../platform/feeds/feed.js';
import { findFeedFormat } from '../../../platform/feeds/feed-formats.js';
import { LiveTextsService } from '../../content/index.js';
import { connectNotFound } from '../../moderation/index.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { ResolvedPlace } from '../places/places.repository.js';
import { PlacesService } from '../places/places.service.js';
import { renderChangedFigures, toCitedFigures } from './cited-figures.js';
import { toPlainHtml } from './plain-html.js';
import { PostPartsRepository, type FigureRow } from './post-parts.repository.js';
import { PostsRepository, type PostRow } from './posts.repository.js';
import { TopicListsRepository } from './topic-lists.repository.js';
import type { TopicRow } from './topics.repository.js';

const MAX_ENTRIES = 30;
const SUMMARY_LENGTH = 300;
const FORMER_MEMBER = 'A former member';

/** Feeds of the newest topics of a place. */
@Injectable()
export class TopicFeedsService {
  constructor(
    private readonly config: Config,
    private readonly places: PlacesService,
    private readonly lists: TopicListsRepository,
    private readonly posts: PostsRepository,
    private readonly parts: PostPartsRepository,
    private readonly people: PeopleRepository,
    private readonly liveTexts: LiveTextsService,
  ) {}

  /** Throws 404 for an unknown place or format. */
  async getFeed(kind: string, slug: string, file: string): Promise<{ type: string; text: string }> {
    const format = findFeedFormat(file);
    const place = await this.places.get(toPlaceKey(kind as PlaceKind, slug));
    if (!format) throw connectNotFound();
    return { type: format.type, text: format.write(await this.createFeed(place, format.file)) };
  }

  private async createFeed(place: ResolvedPlace, file: string): Promise<Feed> {
    const rows = await this.lists.list({ place, sort: 'new' }, null, MAX_ENTRIES);
    const topics = rows.slice(0, MAX_ENTRIES);
    // The first post has the id of its topic.
    const ids = topics.map(({ id }) => id);
    const posts = new Map((await this.posts.findAll(ids)).map((post) => [post.id, post]));
    const figures = await this.parts.listFigures(ids);
    const people = await this.people.findSummaries(topics.flatMap(({ authorId }) => authorId ?? []));
    const entries: FeedEntry[] = [];
    for (const topic of topics) {
      const post = posts.get(topic.id);
      const author = people.get(topic.authorId ?? '')?.name ?? FORMER_MEMBER;
      const cited = figures.filter(({ postId }) => postId === topic.id);
      if (post?.status === 'published') entries.push(await this.toEntry(topic, post, author, cited));
    }
    const { publicUrl } = this.config;
    return {
      title: place.kind === EVERYWHERE ? 'WanderWork Connect' : `WanderWork Connect: ${place.name}`,
      description: 'What members ask and tell each other about working from anywhere.',
      home: publicUrl + paths.web.connectPlace(place.kind, place.slug),
      self: publicUrl + paths.web.connectFeed(place.kind, place.slug, file),
      entries,
    };
  }

  private async toEntry(
    topic: TopicRow,
    post: PostRow,
    author: string,
    cited: readonly FigureRow[],
  ): Promise<FeedEntry> {
    const { publicUrl } = this.config;
    const { id, title, code, slug, kind, tags } = topic;
    const url = publicUrl + paths.web.connectTopic(code, slug);
    const live = await this.liveTexts.render(id, { html: post.html, headings: [] });
    const changed = renderChangedFigures(toCitedFigures(cited, live.figures))?.toString() ?? '';
    return {
      ...{ id: `urn:uuid:${id}`, url, title, tags, author, category: kind, picture: null },
      summary: toPlainHtml(post.html).trim().slice(0, SUMMARY_LENGTH),
      html: toAbsoluteLinks(live.html + changed, publicUrl, url),
      publishedAt: post.createdAt.toISOString(),
      updatedAt: (post.editedAt ?? post.createdAt).toISOString(),
    };
  }
}
