import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ConnectPushState } from '@wanderwork/contracts';
import type { PushSubscriptionRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../../platform/config/index.js';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import { isUniqueViolation } from '../../../platform/database/unique-violation.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { pushOff, pushServiceUnknown, pushSubscriptionChanged } from '../notifications.errors.js';
import { isPushEndpoint } from './push-endpoint.policy.js';

/** Browsers of a person. A new one replaces the oldest. */
const MAX_SUBSCRIPTIONS = 10;

const deleteOldestSql = (userId: string) => sql`
  DELETE FROM push_subscriptions WHERE user_id = ${userId} AND id IN (SELECT id FROM push_subscriptions
    WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC OFFSET ${MAX_SUBSCRIPTIONS})`;

/** The browsers that get pushes. */
@Injectable()
export class PushSubscriptionsService implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'push',
      export: ({ id }) => this.export(id),
      erase: async ({ id }, manager) =>
        void (await execute(manager, sql`DELETE FROM push_subscriptions WHERE user_id = ${id}`)),
    });
  }

  async getState(userId: string): Promise<ConnectPushState> {
    const rows = await readRows<{ id: string }>(
      this.database,
      sql`SELECT id FROM push_subscriptions WHERE user_id = ${userId} ORDER BY created_at, id`,
    );
    return { publicKey: this.config.push?.publicKey ?? null, ids: rows.map(({ id }) => id) };
  }

  /** A browser belongs to the person who turned pushes on last. */
  async save(userId: string, id: string, request: PushSubscriptionRequest): Promise<void> {
    const { push } = this.config;
    if (push === null) throw pushOff();
    if (!isPushEndpoint(request.endpoint, push.testOrigin)) throw pushServiceUnknown();
    await this.database
      .transaction((manager) => this.insert(userId, id, request, manager))
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? pushSubscriptionChanged() : error;
      });
  }

  async remove(userId: string, id: string): Promise<void> {
    await execute(
      this.database,
      sql`DELETE FROM push_subscriptions WHERE user_id = ${userId} AND id = ${id}`,
    );
  }

  private async insert(
    userId: string,
    id: string,
    { endpoint, p256dh, auth }: PushSubscriptionRequest,
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      sql`DELETE FROM push_subscriptions
        WHERE md5(endpoint) = md5(${endpoint}) AND NOT (user_id = ${userId} AND id = ${id})`,
    );
    await execute(
      manager,
      sql`INSERT INTO push_subscriptions (user_id, id, endpoint, p256dh, auth, created_at)
        VALUES (${userId}, ${id}, ${endpoint}, ${p256dh}, ${auth}, now())
        ON CONFLICT (user_id, id) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh,
          auth = excluded.auth`,
    );
    await execute(manager, deleteOldestSql(userId));
  }

  /** Without the secrets with which anybody could send pushes there. */
  private export(userId: string) {
    return readRows(
      this.database,
      sql`SELECT split_part(endpoint, '/', 3) AS service, created_at AS "createdAt", pushed_at AS "pushedAt"
        FROM push_subscriptions WHERE user_id = ${userId} ORDER BY created_at`,
    );
  }
}
