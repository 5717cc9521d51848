import { Injectable } from '@nestjs/common';
import { paths, type PersonSummary } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import type { EmailLine, UnreadNotification } from '../../notifications/index.js';
import { PeopleRepository } from '../people/people.repository.js';
import { ReadStateRepository } from '../people/read-state.repository.js';
import { PlacesRepository } from '../places/places.repository.js';
import { PostsRepository } from './posts.repository.js';
import { TopicsRepository, type TopicRow } from './topics.repository.js';

interface ReplyRow {
  topicId: string;
  actorId: string;
  number: number;
}

/** The last published post of each of these people in a topic. */
const lastPostsSql = (pairs: readonly { topicId: string; actorId: string }[]) => sql`
  SELECT topic_id AS "topicId", actor_id AS "actorId", post.number
  FROM unnest(${pairs.map(({ topicId }) => topicId)}::uuid[], ${pairs.map(({ actorId }) => actorId)}::uuid[])
    AS pair (topic_id, actor_id)
  CROSS JOIN LATERAL (SELECT number FROM community_posts AS written
    WHERE written.topic_id = pair.topic_id AND author_id = actor_id AND status = 'published'
    ORDER BY number DESC LIMIT 1) AS post ORDER BY post.number DESC`;

/** "Ana", "Ana and Ben", "Ana and 4 others". */
const joinNames = ([first = 'Somebody', second, ...others]: readonly string[]): string => {
  if (second === undefined) return first;
  return others.length === 0 ? `${first} and ${second}` : `${first} and ${others.length + 1} others`;
};

const isPublished = ({ status }: TopicRow): boolean => status === 'published';

/**
 * What emails say about replies and mentions that the reader has not read in the app. Posts that are gone or were read in
 * their topic are left out, as are topics whose level no longer asks for them.
 */
@Injectable()
export class PostEmailsService {
  constructor(
    private readonly database: DataSource,
    private readonly topics: TopicsRepository,
    private readonly posts: PostsRepository,
    private readonly people: PeopleRepository,
    private readonly places: PlacesRepository,
    private readonly readState: ReadStateRepository,
  ) {}

  async describeReplies(
    replies: readonly UnreadNotification[],
    readerId: string,
  ): Promise<Map<string, EmailLine>> {
    const topics = await this.findTopics(
      replies.map(({ objectId }) => objectId),
      readerId,
      ['nothing', 'mentions'],
    );
    const pairs = replies.flatMap(({ objectId, actorIds }) =>
      actorIds.map((actorId) => ({ topicId: objectId, actorId })),
    );
    const rows = await readRows<ReplyRow>(this.database, lastPostsSql(pairs));
    const [reads, people] = await Promise.all([
      this.readState.find(readerId, [...topics.keys()]),
      this.people.findSummaries(rows.map(({ actorId }) => actorId)),
    ]);
    const lines = new Map<string, EmailLine>();
    for (const [id, topic] of topics) {
      const unread = rows.filter(({ topicId, number }) => topicId === id && number > (reads.get(id) ?? 0));
      if (unread.length > 0) lines.set(id, toReplyLine(topic, unread, people));
    }
    return lines;
  }

  async describeMentions(
    mentions: readonly UnreadNotification[],
    readerId: string,
  ): Promise<Map<string, EmailLine>> {
    const posts = (await this.posts.findAll(mentions.map(({ objectId }) => objectId))).filter(
      ({ status }) => status === 'published',
    );
    const topicIds = posts.map(({ topicId }) => topicId);
    const [topics, reads, people] = await Promise.all([
      this.findTopics(topicIds, readerId, ['nothing']),
      this.readState.find(readerId, topicIds),
      this.people.findSummaries(posts.flatMap(({ authorId }) => authorId ?? [])),
    ]);
    return new Map(
      posts.flatMap(({ id, topicId, number, authorId }) => {
        const topic = topics.get(topicId);
        const author = authorId === null ? undefined : people.get(authorId);
        if (!topic || !author || number <= (reads.get(topicId) ?? 0)) return [];
        const path = paths.web.connectTopic(topic.code, topic.slug, number);
        return [[id, { before: `${author.name} mentioned you in`, title: topic.title, path }]];
      }),
    );
  }

  /** Published topics, except those with one of the levels `silent`. */
  private async findTopics(
    ids: readonly string[],
    readerId: string,
    silent: readonly string[],
  ): Promise<Map<string, TopicRow>> {
    const [topics, levels] = await Promise.all([
      this.topics.findAll(ids),
      this.places.findLevels(readerId, ids),
    ]);
    const isSilent = ({ id }: TopicRow) => silent.includes(levels.get(id) ?? '');
    return new Map(
      topics.filter((topic) => isPublished(topic) && !isSilent(topic)).map((topic) => [topic.id, topic]),
    );
  }
}

/** `unread` begins with the last post. The link leads to the first of the named posts. */
const toReplyLine = (
  { title, code, slug }: TopicRow,
  unread: readonly ReplyRow[],
  people: ReadonlyMap<string, PersonSummary>,
): EmailLine => {
  const names = unread.flatMap(({ actorId }) => people.get(actorId)?.name ?? []);
  return {
    before: `${joinNames(names)} replied in`,
    title,
    path: paths.web.connectTopic(code, slug, unread.at(-1)!.number),
  };
};
