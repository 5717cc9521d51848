import { Injectable } from '@nestjs/common';
import {
  connectLimits,
  EVERYWHERE,
  POSTS_PER_PAGE,
  type SessionUser,
  type TopicDetail,
  type TopicPage,
  type TopicSummary,
} from '@wanderwork/contracts';
import type { TopicListQuery } from '@wanderwork/contracts/requests';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import { connectNotFound } from '../../moderation/index.js';
import { PeopleRepository } from '../people/people.repository.js';
import { ReadStateRepository } from '../people/read-state.repository.js';
import { everywhere, PlacesRepository, type ResolvedPlace } from '../places/places.repository.js';
import { PlacesService } from '../places/places.service.js';
import { findRegionName } from '../places/regions.js';
import { isOutdated } from './answer-age.policy.js';
import { AnswerVotesService } from './answer-votes.service.js';
import { CorrectionsService } from './corrections.service.js';
import { PostViewsService } from './post-views.service.js';
import { PostsRepository } from './posts.repository.js';
import { TopicListsRepository } from './topic-lists.repository.js';
import { TopicsRepository, type TopicRow } from './topics.repository.js';

const LIST_SIZE = 30;
/** Totals beyond this are reported as "more than". */
const MAX_COUNTED = 300;

const toPlaceRef = (topic: TopicRow, cities: ReadonlyMap<string, ResolvedPlace>): TopicSummary['place'] => {
  const { city, region } = topic;
  if (city !== null) return { kind: 'city', slug: city, name: cities.get(city)?.name ?? city };
  if (region !== null) return { kind: 'region', slug: region, name: findRegionName(region) ?? region };
  return { kind: EVERYWHERE, slug: EVERYWHERE, name: everywhere.name };
};

/** Lists of topics and the pages of a topic. Each needs the same number of statements, however long it is. */
@Injectable()
export class TopicPagesService {
  constructor(
    private readonly topics: TopicsRepository,
    private readonly lists: TopicListsRepository,
    private readonly posts: PostsRepository,
    private readonly people: PeopleRepository,
    private readonly readState: ReadStateRepository,
    private readonly postViews: PostViewsService,
    private readonly places: PlacesService,
    private readonly placesRepository: PlacesRepository,
    private readonly pageKeys: PageKeys,
    private readonly votes: AnswerVotesService,
    private readonly corrections: CorrectionsService,
  ) {}

  async list(query: TopicListQuery, reader: SessionUser | null): Promise<TopicPage> {
    const { place: key = EVERYWHERE, kind, tag, sort = 'latest', after } = query;
    const filter = { place: await this.places.get(key), kind, tag, sort };
    const list = `topics ${JSON.stringify([key, kind, tag, sort])}`;
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const [rows, total] = await Promise.all([
      this.lists.list(filter, place, LIST_SIZE),
      this.lists.count(filter, MAX_COUNTED),
    ]);
    const last = rows.length > LIST_SIZE ? rows[LIST_SIZE - 1] : undefined;
    return {
      items: await this.toSummaries(rows.slice(0, LIST_SIZE), reader),
      nextKey: last ? this.pageKeys.write(list, { value: last.place, id: last.id }) : null,
      ...(total > MAX_COUNTED ? { total: MAX_COUNTED, totalIs: 'over' } : { total }),
    };
  }

  /** Topics that may already answer a question. */
  async listSimilar(title: string): Promise<TopicSummary[]> {
    return this.toSummaries(await this.topics.findSimilar(title, connectLimits.similarTopics), null);
  }

  /** The posts from a number on. A held topic is visible to its author; a hidden one shows only that it was hidden. */
  async get(code: string, from: number, reader: SessionUser | null): Promise<TopicDetail> {
    const topic = await this.topics.findByCode(code);
    const isOwn = topic !== null && reader !== null && topic.authorId === reader.id;
    if (!topic || topic.status === 'removed' || (topic.status !== 'published' && !isOwn))
      throw connectNotFound();
    const [[summary], rows, accepted, follow, isIndexable, answerCheck, correction] = await Promise.all([
      this.toSummaries([topic], reader),
      this.posts.listFrom(topic.id, from, reader?.id ?? null, POSTS_PER_PAGE),
      topic.acceptedPostId === null ? null : this.posts.find(topic.acceptedPostId),
      reader && this.placesRepository.findFollow(reader.id, `topic:${topic.id}`),
      this.isIndexable(topic),
      this.votes.findCheck(topic, reader),
      this.corrections.find(topic),
    ]);
    return {
      ...summary!,
      posts: await this.postViews.toPosts(rows.slice(0, POSTS_PER_PAGE), reader),
      acceptedPostId: topic.acceptedPostId,
      acceptedNumber: accepted?.status === 'published' ? accepted.number : null,
      answerCheck,
      correction,
      follow,
      nextFrom: rows[POSTS_PER_PAGE]?.number ?? null,
      isIndexable,
    };
  }

  /** A topic by a new person waits for its first reply. */
  private async isIndexable({ status, isOfficial, replies, authorId }: TopicRow): Promise<boolean> {
    if (status !== 'published') return false;
    if (isOfficial || replies > 0) return true;
    const author = authorId === null ? null : await this.people.find(authorId);
    return author !== null && author.memberSince !== null;
  }

  async toSummaries(
    rows: readonly TopicRow[],
    reader: Pick<SessionUser, 'id'> | null,
  ): Promise<TopicSummary[]> {
    const ids = rows.map(({ id }) => id);
    const [cities, people, lastNumbers, reads] = await Promise.all([
      this.placesRepository.findCities(rows.flatMap(({ city }) => city ?? [])),
      this.people.findSummaries(rows.flatMap(({ authorId }) => authorId ?? [])),
      this.topics.findLastNumbers(ids),
      reader === null ? new Map<string, number>() : this.readState.find(reader.id, ids),
    ]);
    return rows.map((row) => {
      const { id, code, slug, kind, title, tags, isOfficial, replies, helpful, label, status } = row;
      return {
        ...{ id, code, slug, kind, title, tags, isOfficial, replies, helpful, label, status },
        place: toPlaceRef(row, cities),
        author: (row.authorId !== null && people.get(row.authorId)) || null,
        isAnswered: row.acceptedPostId !== null && !isOutdated(row),
        isOutdated: isOutdated(row),
        isClosed: row.closedAt !== null,
        createdAt: row.createdAt.toISOString(),
        lastPostAt: row.lastPostAt.toISOString(),
        lastNumber: lastNumbers.get(id) ?? 0,
        readUpTo: reader === null ? null : (reads.get(id) ?? 0),
      };
    });
  }
}
