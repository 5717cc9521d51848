import { Injectable } from '@nestjs/common';
import { isOldEnough, type ActionResult } from '@wanderwork/contracts';
import type { WaitlistRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { createId } from '../../platform/database/ids.js';
import { execute, sql } from '../../platform/database/sql.js';
import { HOUR } from '../../platform/durations.js';
import type { Limit } from '../../platform/limits/rate-limit.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { OutboxService } from '../mail/index.js';
import { tooYoung } from './marketing.errors.js';
import { personName, waitlistSource } from './marketing.policy.js';
import { NewsletterService } from './newsletter.service.js';

/** Anybody can enter somebody else's address, whose mailbox must not be filled. */
const REQUESTS_BY_EMAIL: Limit = { key: 'waitlist-email', points: 10, seconds: HOUR };

/** Fills the fields that earlier forms left empty and overwrites nothing, as in `NewsletterService`. */
const upsertEntrySql = (request: WaitlistRequest) => sql`
  INSERT INTO waitlist_entries AS known
    (id, email, name, first_name, last_name, current_location, sources, created_at, updated_at)
  VALUES (${createId()}, ${request.email}, ${personName(request)}, ${request.firstName || null}, ${request.lastName || null},
    ${request.currentLocation || null}, ARRAY[${waitlistSource(request)}::text], now(), now())
  ON CONFLICT (email) DO UPDATE SET
    name = coalesce(known.name, excluded.name),
    first_name = coalesce(known.first_name, excluded.first_name),
    last_name = coalesce(known.last_name, excluded.last_name),
    current_location = coalesce(known.current_location, excluded.current_location),
    sources = CASE WHEN known.sources @> excluded.sources THEN known.sources ELSE known.sources || excluded.sources END,
    updated_at = now()`;

@Injectable()
export class WaitlistService {
  constructor(
    private readonly source: DataSource,
    private readonly newsletter: NewsletterService,
    private readonly outbox: OutboxService,
    private readonly limits: RateLimiter,
  ) {}

  async join(request: WaitlistRequest): Promise<ActionResult> {
    if (!isOldEnough(request.dateOfBirth)) throw tooYoung();
    const { email, firstName } = request;
    const name = personName(request);
    const source = waitlistSource(request);
    await this.limits.consume(REQUESTS_BY_EMAIL, email);
    await this.source.transaction(async (manager) => {
      await execute(manager, upsertEntrySql(request));
      const wantsNewsletter = request.newsletter === true;
      const subscriptionId = wantsNewsletter
        ? await this.newsletter.requestConsent({ email, name, source }, manager)
        : null;
      const data = { name: firstName || name, subscriptionId };
      await this.outbox.enqueue(manager, { email, template: 'waitlist', data });
    });
    return { success: true, message: 'You’re on the list. We’ll email you when there’s news.' };
  }
}
