import { Injectable } from '@nestjs/common';
import {
  connectLimits,
  EVERYWHERE,
  type ConnectPost,
  type PersonSummary,
  type SessionUser,
  type TopicDetail,
  type TopicPage,
  type TopicSummary,
} from '@wanderwork/contracts';
import type { TopicListQuery } from '@wanderwork/contracts/requests';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import { LiveTextsService } from '../../content/index.js';
import { connectNotFound } from '../../moderation/index.js';
import { BarriersService } from '../people/barriers.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { everywhere, PlacesRepository, type ResolvedPlace } from '../places/places.repository.js';
import { PlacesService } from '../places/places.service.js';
import { findRegionName } from '../places/regions.js';
import { PostsRepository, type PostRow } from './posts.repository.js';
import { TopicsRepository, type TopicRow } from './topics.repository.js';

const LIST_SIZE = 30;
const POSTS_SIZE = 20;
/** Totals beyond this are reported as "more than". */
const MAX_COUNTED = 300;

const toPlaceRef = (topic: TopicRow, cities: ReadonlyMap<string, ResolvedPlace>): TopicSummary['place'] => {
  const { city, region } = topic;
  if (city !== null) return { kind: 'city', slug: city, name: cities.get(city)?.name ?? city };
  if (region !== null) return { kind: 'region', slug: region, name: findRegionName(region) ?? region };
  return { kind: EVERYWHERE, slug: EVERYWHERE, name: everywhere.name };
};

const groupByPost = <T extends { postId: string }>(rows: readonly T[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.postId, [...(groups.get(row.postId) ?? []), row]);
  return groups;
};

/** Lists of topics and the pages of a topic. Each needs the same number of statements, however long it is. */
@Injectable()
export class TopicPagesService {
  constructor(
    private readonly topics: TopicsRepository,
    private readonly posts: PostsRepository,
    private readonly people: PeopleRepository,
    private readonly barriers: BarriersService,
    private readonly places: PlacesService,
    private readonly placesRepository: PlacesRepository,
    private readonly liveTexts: LiveTextsService,
    private readonly pageKeys: PageKeys,
  ) {}

  async list(query: TopicListQuery, reader: SessionUser | null): Promise<TopicPage> {
    const { place: key = EVERYWHERE, kind, tag, sort = 'latest', after } = query;
    const filter = { place: await this.places.get(key), kind, tag, sort };
    const list = `topics ${JSON.stringify([key, kind, tag, sort])}`;
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const [rows, total] = await Promise.all([
      this.topics.list(filter, place, LIST_SIZE),
      this.topics.count(filter, MAX_COUNTED),
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
    const [[summary], rows, follow] = await Promise.all([
      this.toSummaries([topic], reader),
      this.posts.listFrom(topic.id, from, reader?.id ?? null, POSTS_SIZE),
      reader && this.placesRepository.findFollow(reader.id, `topic:${topic.id}`),
    ]);
    return {
      ...summary!,
      posts: await this.toPosts(rows.slice(0, POSTS_SIZE), reader),
      acceptedPostId: topic.acceptedPostId,
      follow,
      lastNumber: topic.lastNumber,
      nextFrom: rows[POSTS_SIZE]?.number ?? null,
    };
  }

  /** The post as its author sees it after writing it. */
  async getPost(id: string, reader: SessionUser): Promise<ConnectPost> {
    const row = await this.posts.find(id);
    if (!row) throw connectNotFound();
    const [post] = await this.toPosts([row], reader);
    return post!;
  }

  private async toSummaries(rows: readonly TopicRow[], reader: SessionUser | null): Promise<TopicSummary[]> {
    const ids = rows.map(({ id }) => id);
    const [cities, people, reads] = await Promise.all([
      this.placesRepository.findCities(rows.flatMap(({ city }) => city ?? [])),
      this.people.findSummaries(rows.flatMap(({ authorId }) => authorId ?? [])),
      reader === null ? new Map<string, number>() : this.topics.findReads(reader.id, ids),
    ]);
    return rows.map((row) => {
      const { id, code, slug, kind, title, tags, isOfficial, replies, helpful, label, status } = row;
      return {
        ...{ id, code, slug, kind, title, tags, isOfficial, replies, helpful, label, status },
        place: toPlaceRef(row, cities),
        author: (row.authorId !== null && people.get(row.authorId)) || null,
        isAnswered: row.acceptedPostId !== null,
        isClosed: row.closedAt !== null,
        createdAt: row.createdAt.toISOString(),
        lastPostAt: row.lastPostAt.toISOString(),
        readUpTo: reader === null ? null : (reads.get(id) ?? 0),
      };
    });
  }

  private async toPosts(rows: readonly PostRow[], reader: SessionUser | null): Promise<ConnectPost[]> {
    const ids = rows.map(({ id }) => id);
    const [quotes, mentions, figures, revised, reactions, targets] = await Promise.all([
      this.posts.listQuotes(ids),
      this.posts.listMentions(ids),
      this.posts.listFigures(ids),
      this.posts.findRevised(ids),
      reader === null ? [] : this.posts.listReactions(reader.id, ids),
      this.posts.findAll(rows.flatMap(({ replyTo }) => replyTo ?? [])),
    ]);
    const authorIds = rows.flatMap(({ authorId }) => authorId ?? []);
    const [people, muted] = await Promise.all([
      this.people.findSummaries([
        ...authorIds,
        ...quotes.flatMap(({ authorId }) => authorId ?? []),
        ...mentions.map(({ userId }) => userId),
      ]),
      this.barriers.findMuted(reader?.id ?? null, authorIds),
    ]);
    const find = (id: string | null): PersonSummary | null => (id === null ? null : (people.get(id) ?? null));
    const numbers = new Map(targets.map(({ id, number }) => [id, number]));
    const [quotesOf, mentionsOf, figuresOf, reactionsOf] = [
      groupByPost(quotes),
      groupByPost(mentions),
      groupByPost(figures),
      groupByPost(reactions),
    ] as const;
    return Promise.all(
      rows.map(async (row): Promise<ConnectPost> => {
        const { id, number, status, isOfficial, revision, helpful, thanks, sameHere } = row;
        const isOwn = reader !== null && row.authorId === reader.id;
        const isShown = status === 'published' || (isOwn && status !== 'removed');
        const live = isShown ? await this.liveTexts.render(id, { html: row.html, headings: [] }) : null;
        const current = new Map(live?.figures.map((figure) => [figure.id, figure.words]));
        return {
          ...{ id, number, status, isOfficial, isOwn, revision },
          author: isShown ? find(row.authorId) : null,
          html: live?.html ?? null,
          text: isShown && isOwn ? row.text : null,
          replyTo: row.replyTo === null ? null : (numbers.get(row.replyTo) ?? null),
          quotes: isShown
            ? (quotesOf.get(id) ?? []).map((quote) => ({
                postId: quote.sourceId,
                number: quote.number,
                author: quote.text === '' ? null : find(quote.authorId),
                text: quote.text || null,
              }))
            : [],
          mentions: (mentionsOf.get(id) ?? []).flatMap(({ userId, written }) => {
            const person = find(userId);
            return person ? { written, person } : [];
          }),
          figures: (figuresOf.get(id) ?? []).map(({ name, label, value }) => ({
            ...{ name, label },
            then: value,
            now: current.get(name) ?? null,
          })),
          reactions: { helpful, thanks, 'same-here': sameHere },
          ownReactions: (reactionsOf.get(id) ?? []).map(({ kind }) => kind),
          isMuted: row.authorId !== null && muted.has(row.authorId),
          createdAt: row.createdAt.toISOString(),
          editedAt: row.editedAt?.toISOString() ?? null,
          hasRevisions: status === 'published' && revised.has(id),
        };
      }),
    );
  }
}
