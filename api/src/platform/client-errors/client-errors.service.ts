import { formatDuration, retention, toUtcDay } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { Job } from '../jobs/job.decorator.js';
import { InjectRepository } from '@nestjs/typeorm';
import type { ClientErrorRequest } from '@wanderwork/contracts/requests';
import { Repository } from 'typeorm';
import { toStableId, createId } from '../database/ids.js';
import { ignoreDatabaseGone } from '../database/ignore-database-gone.js';
import { execute, sql } from '../database/sql.js';
import { HOUR_MS } from '../durations.js';
import { ClientError } from './client-error.entity.js';
import type { CspViolation } from './csp-reports.js';

const RETENTION = formatDuration(retention.clientErrors);
const SWEEP_MS = 6 * HOUR_MS;

/** The same limit as a page has for reporting its own errors. */
const MAX_VIOLATIONS = 10;

/** The same violation on the same day (UTC) has the same id, whichever process stores it. */
const toClientError = ({ directive, blocked, path }: CspViolation, day: string) => {
  const message = `Content security policy: ${directive} blocked ${blocked}`;
  return { id: toStableId(JSON.stringify(['csp', day, message, path])), message, path };
};

@Injectable()
export class ClientErrorsService {
  constructor(@InjectRepository(ClientError) private readonly errors: Repository<ClientError>) {}

  async record({ message, stack, path, release }: ClientErrorRequest): Promise<void> {
    await this.errors.insert({
      id: createId(),
      message,
      stack: stack ?? null,
      path,
      release: release ?? null,
    });
  }

  /** Stores each violation once a day, at most ten of one report. */
  async recordViolations(violations: CspViolation[]): Promise<void> {
    const day = toUtcDay(new Date());
    const errors = new Map(
      violations.map((violation) => toClientError(violation, day)).map((error) => [error.id, error]),
    );
    const rows = [...errors.values()].slice(0, MAX_VIOLATIONS);
    if (rows.length === 0) return;
    await this.errors.createQueryBuilder().insert().values(rows).orIgnore().execute();
  }

  @Job({ name: 'client-errors-cleanup', everyMs: SWEEP_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      execute(
        this.errors.manager,
        sql`DELETE FROM client_errors WHERE created_at < now() - ${RETENTION}::interval`,
      ),
    );
  }
}
