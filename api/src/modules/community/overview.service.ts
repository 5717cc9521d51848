import { Injectable } from '@nestjs/common';
import { OVERVIEW_DAYS, type ConnectOverview } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRow, sql } from '../../platform/database/sql.js';
import { ModerationOverviewService } from '../moderation/index.js';

const postsSql = sql`
  SELECT count(*)::integer AS posts, count(DISTINCT author_id)::integer AS writers FROM community_posts
  WHERE created_at > now() - make_interval(days => ${OVERVIEW_DAYS}) AND status = 'published' AND NOT is_official`;

const statesSql = sql`
  SELECT (SELECT count(*)::integer FROM community_places WHERE is_open OR kept_open_until > now()) AS "openPlaces",
    (SELECT count(*)::integer FROM community_posts WHERE status = 'held') AS "heldPosts"`;

/** What admins see of Connect. */
@Injectable()
export class ConnectOverviewService {
  constructor(
    private readonly database: DataSource,
    private readonly moderation: ModerationOverviewService,
  ) {}

  async get(): Promise<ConnectOverview> {
    const [posts, states, moderation] = await Promise.all([
      readRow<Pick<ConnectOverview, 'posts' | 'writers'>>(this.database, postsSql),
      readRow<Pick<ConnectOverview, 'openPlaces' | 'heldPosts'>>(this.database, statesSql),
      this.moderation.get(),
    ]);
    return { ...posts!, ...states!, ...moderation };
  }
}
