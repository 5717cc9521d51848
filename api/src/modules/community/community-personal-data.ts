import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, raw, readRow, readRows, sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { MentionTexts, withoutMentionSql } from './people/mention-texts.js';
import { PeopleRepository } from './people/people.repository.js';
import { PicturesService } from './topics/pictures.service.js';
import { deleteUnusedSql } from './topics/vocabulary.js';

const REMOVED_TITLE = 'Removed topic';

const exportSql = (userId: string) => sql`
  SELECT
    (SELECT to_jsonb(person) - 'user_id' FROM community_people AS person WHERE user_id = ${userId}) AS profile,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('topic', title, 'kind', kind, 'number', number, 'text', text,
        'status', post.status, 'createdAt', post.created_at, 'editedAt', edited_at,
        'earlierTexts', (SELECT coalesce(jsonb_agg(jsonb_build_object('text', revision.text, 'at', at)
          ORDER BY revision.revision), '[]') FROM community_post_revisions AS revision WHERE post_id = post.id),
        'correction', (SELECT jsonb_build_object('city', correction.city, 'figure', figure, 'value', value, 'year', year,
            'source', source) FROM community_corrections AS correction WHERE correction.topic_id = post.id),
        'quotes', (SELECT coalesce(jsonb_agg(quote.text ORDER BY position), '[]')
          FROM community_post_quotes AS quote WHERE post_id = post.id)) ORDER BY post.created_at, post.id), '[]')
      FROM community_posts AS post JOIN community_topics AS topic ON topic.id = topic_id
      WHERE post.author_id = ${userId}) AS posts,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('post', post_id, 'kind', kind, 'at', at) ORDER BY at), '[]')
      FROM community_reactions WHERE user_id = ${userId}) AS reactions,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('post', post_id, 'vote', vote, 'at', at) ORDER BY at), '[]')
      FROM community_answer_votes WHERE user_id = ${userId}) AS "answerVotes",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('target', target, 'level', level, 'at', at) ORDER BY at), '[]')
      FROM community_follows WHERE user_id = ${userId}) AS follows,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('topic', topic_id, 'number', number, 'at', at) ORDER BY at), '[]')
      FROM community_topic_reads WHERE user_id = ${userId}) AS reads,
    (SELECT read_until FROM community_readers WHERE user_id = ${userId}) AS "readUntil",
    (SELECT coalesce(jsonb_agg(doc || jsonb_build_object('updatedAt', updated_at) ORDER BY updated_at), '[]')
      FROM community_drafts WHERE user_id = ${userId}) AS drafts,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('handle', handle, 'at', at) ORDER BY at), '[]')
      FROM community_blocks AS barrier LEFT JOIN community_people AS person ON person.user_id = other_id
      WHERE barrier.user_id = ${userId}) AS blocks,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('handle', handle, 'at', at) ORDER BY at), '[]')
      FROM community_mutes AS barrier LEFT JOIN community_people AS person ON person.user_id = other_id
      WHERE barrier.user_id = ${userId}) AS mutes`;

const writtenSql = raw('written');

/** Mentions name the person in texts of others; the handle is replaced where it was written, also in quotes of it. */
const replaceMentionsStatements = (userId: string) => [
  sql`UPDATE community_posts SET text = ${withoutMentionSql('text', writtenSql)}, html = ${withoutMentionSql('html', writtenSql)}
    FROM community_post_mentions AS mention WHERE mention.user_id = ${userId} AND id = mention.post_id`,
  sql`UPDATE community_post_revisions AS revision SET text = ${withoutMentionSql('text', writtenSql)}
    FROM community_post_mentions AS mention WHERE mention.user_id = ${userId}
      AND revision.post_id = mention.post_id`,
  sql`UPDATE community_post_quotes AS quote SET text = ${withoutMentionSql('text', writtenSql)}
    FROM community_post_mentions AS mention WHERE mention.user_id = ${userId} AND source_id = mention.post_id`,
];

/** Reactions of the person no longer count. */
const uncountReactionsSql = (userId: string) => sql`
  UPDATE community_posts AS post SET helpful = post.helpful - gone.helpful, thanks = post.thanks - gone.thanks,
    same_here = post.same_here - gone.same_here
  FROM (SELECT post_id, count(*) FILTER (WHERE kind = 'helpful') AS helpful,
      count(*) FILTER (WHERE kind = 'thanks') AS thanks, count(*) FILTER (WHERE kind = 'same-here') AS same_here
    FROM community_reactions WHERE user_id = ${userId} GROUP BY post_id) AS gone WHERE id = gone.post_id`;

/** With `keepAnswers`, replies stay without a name; questions and other topics always lose their text. */
const erasePostsStatements = (userId: string, keepAnswers: boolean) => {
  const erased = keepAnswers ? sql`author_id = ${userId} AND number = 1` : sql`author_id = ${userId}`;
  return [
    sql`UPDATE community_post_quotes SET text = ''
      WHERE source_id IN (SELECT id FROM community_posts WHERE author_id = ${userId})`,
    sql`DELETE FROM community_post_revisions
      WHERE post_id IN (SELECT id FROM community_posts WHERE author_id = ${userId})`,
    sql`DELETE FROM community_post_mentions WHERE post_id IN (SELECT id FROM community_posts WHERE ${erased})`,
    sql`DELETE FROM community_post_quotes WHERE post_id IN (SELECT id FROM community_posts WHERE ${erased})`,
    sql`DELETE FROM community_post_figures WHERE post_id IN (SELECT id FROM community_posts WHERE ${erased})`,
    sql`DELETE FROM community_post_pictures WHERE post_id IN (SELECT id FROM community_posts WHERE ${erased})`,
    sql`DELETE FROM community_post_links WHERE post_id IN (SELECT id FROM community_posts WHERE ${erased})`,
    sql`UPDATE community_topics SET accepted_post_id = NULL
      WHERE accepted_post_id IN (SELECT id FROM community_posts WHERE ${erased})`,
    sql`UPDATE community_posts SET status = 'removed', text = '', html = '', text_digest = '', request_digest = '',
      removed_at = coalesce(removed_at, now()) WHERE ${erased}`,
    sql`UPDATE community_posts SET author_id = NULL, request_digest = '', text_digest = '' WHERE author_id = ${userId}`,
    sql`DELETE FROM community_corrections
      WHERE topic_id IN (SELECT id FROM community_topics WHERE author_id = ${userId})`,
    sql`UPDATE community_topics SET author_id = NULL, title = ${REMOVED_TITLE}, slug = 'removed-topic',
      status = CASE WHEN EXISTS (SELECT FROM community_posts AS reply WHERE reply.topic_id = community_topics.id
        AND number > 1 AND reply.status = 'published') THEN status ELSE 'removed' END WHERE author_id = ${userId}`,
  ];
};

const eraseStatements = (userId: string, keepAnswers: boolean) => [
  // Quotes that are being written are stored first, so that they are emptied too.
  sql`SELECT FROM community_posts WHERE author_id = ${userId} ORDER BY id FOR NO KEY UPDATE`,
  ...replaceMentionsStatements(userId),
  sql`DELETE FROM community_post_mentions WHERE user_id = ${userId}`,
  uncountReactionsSql(userId),
  sql`DELETE FROM community_reactions WHERE user_id = ${userId}`,
  sql`DELETE FROM community_answer_votes WHERE user_id = ${userId}`,
  ...erasePostsStatements(userId, keepAnswers),
  sql`DELETE FROM community_drafts WHERE user_id = ${userId}`,
  sql`DELETE FROM community_follows WHERE user_id = ${userId}`,
  sql`DELETE FROM community_topic_reads WHERE user_id = ${userId}`,
  sql`DELETE FROM community_readers WHERE user_id = ${userId}`,
  sql`DELETE FROM community_blocks WHERE user_id = ${userId} OR other_id = ${userId}`,
  sql`DELETE FROM community_mutes WHERE user_id = ${userId} OR other_id = ${userId}`,
  sql`DELETE FROM community_people WHERE user_id = ${userId}`,
];

const recountSql = (topicIds: readonly string[]) => sql`
  UPDATE community_topics AS topic SET replies = (SELECT count(*) FROM community_posts
    WHERE topic_id = topic.id AND status = 'published' AND number > 1) WHERE id = ANY (${topicIds}::uuid[])`;

/** Words of the person's posts, among which may be their name. */
const listWordsSql = (userId: string) => sql`
  SELECT DISTINCT word FROM community_search, unnest(tsvector_to_array(vector)) AS word
  WHERE post_id IN (SELECT id FROM community_posts WHERE author_id = ${userId})`;

/** The community in a person's export and erasure. */
@Injectable()
export class CommunityPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly people: PeopleRepository,
    private readonly mentionTexts: MentionTexts,
    private readonly pictures: PicturesService,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'community',
      export: ({ id }) => readRow(this.database, exportSql(id)),
      erase: ({ id }, manager) => this.erase(id, manager),
    });
  }

  private async erase(userId: string, manager: EntityManager): Promise<void> {
    const person = await this.people.lockForErasure(userId, manager);
    const keepsAnswers = await this.people.keepsAnswers(userId, manager);
    if (person) await this.people.retireHandle(person.handle, manager);
    if (person) await this.mentionTexts.replaceAll(person.handle, manager);
    const topics = await readRows<{ id: string }>(
      manager,
      sql`SELECT DISTINCT topic_id AS id FROM community_posts WHERE author_id = ${userId} AND number > 1`,
    );
    const words = await readRows<{ word: string }>(manager, listWordsSql(userId));
    for (const statement of eraseStatements(userId, keepsAnswers)) await execute(manager, statement);
    await execute(manager, deleteUnusedSql(sql`word = ANY (${words.map(({ word }) => word)}::text[])`));
    await execute(manager, recountSql(topics.map(({ id }) => id)));
    if (person?.picture) await this.pictures.removePortrait(person.picture);
  }
}
