import { Injectable } from '@nestjs/common';
import { formatDuration, retention } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, readRow, sql } from '../../../platform/database/sql.js';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { HoldsService, ReportedObjects } from '../../moderation/index.js';
import { PlacesService } from '../places/places.service.js';
import { toKind } from '../topics/editing.service.js';
import { PicturesService } from '../topics/pictures.service.js';
import { PostsRepository } from '../topics/posts.repository.js';
import { deleteUnusedSql } from '../topics/vocabulary.js';

/** A held post without a link is published after this time. */
const MAX_HOLD_HOURS = 48;
const HELPFUL_DAYS = 30;

const toInterval = (key: 'connectDrafts' | 'removedPosts' | 'retiredHandles' | 'staleVotes' | 'topicReads') =>
  formatDuration(retention[key]);

const sweepStatements = [
  sql`DELETE FROM community_drafts WHERE updated_at < now() - ${toInterval('connectDrafts')}::interval`,
  sql`DELETE FROM community_post_revisions USING community_posts
    WHERE id = post_id AND removed_at < now() - ${toInterval('removedPosts')}::interval`,
  sql`DELETE FROM community_topic_reads WHERE at < now() - ${toInterval('topicReads')}::interval`,
  sql`DELETE FROM community_topic_reads WHERE topic_id IN (SELECT id FROM community_topics WHERE status = 'removed')`,
  sql`DELETE FROM community_post_mentions USING community_posts
    WHERE id = post_id AND removed_at < now() - ${toInterval('removedPosts')}::interval`,
  sql`DELETE FROM community_retired_handles WHERE retired_at < now() - ${toInterval('retiredHandles')}::interval`,
  // Votes that no longer count. A vote that has just decided about an answer may be sent again.
  sql`DELETE FROM community_answer_votes AS vote USING community_topics AS topic WHERE topic.id = topic_id
    AND at < now() - ${toInterval('staleVotes')}::interval AND (accepted_post_id IS DISTINCT FROM post_id OR at <= answer_checked_at)`,
  sql`WITH counted AS MATERIALIZED (
      SELECT topic.id, (SELECT count(*) FROM community_posts AS post JOIN community_reactions AS reaction
        ON post_id = post.id WHERE topic_id = topic.id AND reaction.kind = 'helpful'
          AND at > now() - make_interval(days => ${HELPFUL_DAYS})) AS helpful
      FROM community_topics AS topic WHERE helpful_lately > 0)
    UPDATE community_topics AS topic SET helpful_lately = helpful FROM counted
    WHERE topic.id = counted.id AND helpful_lately <> helpful`,
];

/** Words per statement. */
const WORDS_SIZE = 2000;

/** The community's regular work: places that open and fold, overdue holds, and what is deleted in time. */
@Injectable()
export class CommunityJob {
  constructor(
    private readonly database: DataSource,
    private readonly places: PlacesService,
    private readonly posts: PostsRepository,
    private readonly pictures: PicturesService,
    private readonly holds: HoldsService,
    private readonly objects: ReportedObjects,
  ) {}

  @Job({ name: 'connect-places', everyMs: DAY_MS })
  async evaluatePlaces(): Promise<void> {
    await ignoreDatabaseGone(this.places.evaluate());
  }

  @Job({ name: 'connect-holds', everyMs: HOUR_MS })
  async publishOverdueHolds(): Promise<void> {
    for (const post of await this.posts.listOverdueHolds(MAX_HOLD_HOURS)) {
      const kind = toKind(post);
      await this.database.transaction(async (manager) => {
        await this.holds.lockCases(kind, post.id, manager);
        if (!(await this.posts.isOverdueHold(post.id, MAX_HOLD_HOURS, manager))) return;
        await this.objects.get(kind).publish?.(post.id, manager);
        await this.holds.end(kind, post.id, manager);
      });
    }
  }

  @Job({ name: 'connect-pictures', everyMs: 6 * HOUR_MS })
  async removeOrphanPictures(): Promise<void> {
    await ignoreDatabaseGone(this.pictures.removeOrphans());
  }

  @Job({ name: 'connect-cleanup', everyMs: DAY_MS })
  async sweep(): Promise<void> {
    for (const statement of sweepStatements) await ignoreDatabaseGone(execute(this.database, statement));
    await ignoreDatabaseGone(this.pruneVocabulary());
  }

  /** Deletes the words of texts that are gone, which may be names. */
  private async pruneVocabulary(): Promise<void> {
    let after: string | null = '';
    while (after !== null) {
      const batch: { last: string | null } | null = await readRow(
        this.database,
        deleteUnusedSql(sql`word > ${after} ORDER BY word LIMIT ${WORDS_SIZE}`),
      );
      after = batch?.last ?? null;
    }
  }
}
