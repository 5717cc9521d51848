import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isOldEnough, type ActionResult } from '@wanderwork/contracts';
import type { WaitlistRequest } from '@wanderwork/contracts/requests';
import { Repository } from 'typeorm';
import { newId } from '../../platform/database/ids.js';
import { WaitlistEntry } from './entities/waitlist-entry.entity.js';
import { tooYoung } from './marketing.errors.js';
import { personName, waitlistSource } from './marketing.policy.js';
import { Newsletter } from './newsletter.service.js';

/** Fills what the first form left open; what is already known stays, see `Newsletter`. */
const JOIN = `
  INSERT INTO waitlist_entries AS known
    (id, email, name, first_name, last_name, current_location, sources, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, ARRAY[$7::text], now(), now())
  ON CONFLICT (email) DO UPDATE SET
    name = coalesce(known.name, excluded.name),
    first_name = coalesce(known.first_name, excluded.first_name),
    last_name = coalesce(known.last_name, excluded.last_name),
    current_location = coalesce(known.current_location, excluded.current_location),
    sources = CASE WHEN known.sources @> excluded.sources THEN known.sources ELSE known.sources || excluded.sources END,
    updated_at = now()`;

@Injectable()
export class Waitlist {
  constructor(
    @InjectRepository(WaitlistEntry) private readonly entries: Repository<WaitlistEntry>,
    private readonly newsletter: Newsletter,
  ) {}

  async join(request: WaitlistRequest): Promise<ActionResult> {
    if (!isOldEnough(request.dateOfBirth)) throw tooYoung();
    const { email, firstName, lastName, currentLocation } = request;
    const name = personName(request);
    const source = waitlistSource(request);
    const own = [firstName || null, lastName || null, currentLocation || null];
    await this.entries.query(JOIN, [newId(), email, name, ...own, source]);
    if (request.newsletter) await this.newsletter.wish({ email, name, source });
    return { success: true, message: 'You are on the list. We will write to you when there is news.' };
  }
}
