import { Injectable } from '@nestjs/common';
import { formatDuration, retention } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, sql } from '../../../platform/database/sql.js';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { HoldsService, ReportedObjects } from '../../moderation/index.js';
import { PlacesService } from '../places/places.service.js';
import { toKind } from '../topics/editing.service.js';
import { PicturesService } from '../topics/pictures.service.js';
import { PostsRepository } from '../topics/posts.repository.js';

/** A held post without a link is published after this time. */
const MAX_HOLD_HOURS = 48;
const HELPFUL_DAYS = 30;

const toInterval = (key: 'connectDrafts' | 'removedPosts' | 'retiredHandles') =>
  formatDuration(retention[key]);

const sweepStatements = [
  sql`DELETE FROM community_drafts WHERE updated_at < now() - ${toInterval('connectDrafts')}::interval`,
  sql`DELETE FROM community_post_revisions USING community_posts
    WHERE id = post_id AND removed_at < now() - ${toInterval('removedPosts')}::interval`,
  sql`DELETE FROM community_post_mentions USING community_posts
    WHERE id = post_id AND removed_at < now() - ${toInterval('removedPosts')}::interval`,
  sql`DELETE FROM community_retired_handles WHERE retired_at < now() - ${toInterval('retiredHandles')}::interval`,
  sql`UPDATE community_topics AS topic SET helpful_lately = coalesce((
      SELECT count(*) FROM community_posts AS post JOIN community_reactions AS reaction ON post_id = post.id
      WHERE topic_id = topic.id AND reaction.kind = 'helpful'
        AND at > now() - make_interval(days => ${HELPFUL_DAYS})), 0)
    WHERE helpful_lately > 0`,
  // Words of texts that are gone, which may be names.
  sql`DELETE FROM community_words WHERE NOT EXISTS (
    SELECT FROM community_search WHERE vector @@ to_tsquery('wording', word))`,
];

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
  }
}
