import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { OneTimeLink } from './entities/one-time-link.entity.js';
import { type LinkPurpose, linkKinds } from './link-kinds.js';
import { linkExpired, linkUnknown, linkUsed } from './links.errors.js';

const SECRET_BYTES = 32;

/** A link that was just used. */
export interface UsedLink {
  purpose: LinkPurpose;
  subjectId: string;
}

/** By the clock of the database: what was sent is told by that one, too. */
const MINT = `
  INSERT INTO one_time_links (token_hash, purpose, subject_id, expires_at)
  VALUES ($1, $2, $3, now() + make_interval(secs => $4))`;

const STANDING = `
  SELECT 1 FROM one_time_links
  WHERE purpose = $1 AND subject_id = $2 AND used_at IS NULL AND expires_at > now()
    AND expires_at <= $3::timestamptz + make_interval(secs => $4) LIMIT 1`;

const hashed = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Of two tabs that send the same link at once, one gets the row. */
const USE = `
  UPDATE one_time_links SET used_at = now()
  WHERE token_hash = $1 AND purpose = ANY($2) AND used_at IS NULL AND expires_at > now()
  RETURNING purpose, subject_id AS "subjectId"`;

/** Makes the secrets of links, and takes each once. */
@Injectable()
export class LinksService {
  constructor(private readonly source: DataSource) {}

  /** A new secret for `subjectId`. It is kept hashed, so only the letter ever knows it. */
  async create(purpose: LinkPurpose, subjectId: string, manager = this.source.manager): Promise<string> {
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    await manager.query(MINT, [hashed(token), purpose, subjectId, linkKinds[purpose].seconds]);
    return token;
  }

  /** Whether one that was made for `subjectId` until `time` still opens what it is for. */
  async isOpen(purpose: LinkPurpose, subjectId: string, time: Date): Promise<boolean> {
    const { seconds } = linkKinds[purpose];
    const rows: unknown[] = await this.source.query(STANDING, [purpose, subjectId, time, seconds]);
    return rows.length > 0;
  }

  /**
   * What a link is about, without using it up; throws when it opens nothing (any more). Whoever changes the subject holds
   * it before the link, everywhere in this order: two links of one subject never wait for each other.
   */
  async getSubject(token: string, purposes: LinkPurpose[], manager: EntityManager): Promise<string> {
    const link = await manager.findOneBy(OneTimeLink, {
      tokenHash: hashed(token),
      purpose: In(purposes),
      usedAt: IsNull(),
      expiresAt: MoreThan(new Date()),
    });
    if (!link) throw await this.refusal(token, purposes, manager);
    return link.subjectId;
  }

  /** Uses a link up, as a part of the transaction that does what it is for; throws when it opens nothing (any more). */
  async use(token: string, purposes: LinkPurpose[], manager: EntityManager): Promise<UsedLink> {
    const [[used]] = (await manager.query(USE, [hashed(token), purposes])) as [UsedLink[], number];
    if (!used) throw await this.refusal(token, purposes, manager);
    return used;
  }

  /** Closes what was sent for `subjectId` before and was not used. */
  async close(purposes: LinkPurpose[], subjectId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE one_time_links SET used_at = now() WHERE subject_id = $1 AND purpose = ANY($2) AND used_at IS NULL',
      [subjectId, purposes],
    );
  }

  /** Nothing stays of what was sent for `subjectId`. */
  async deleteAll(subjectId: string, manager: EntityManager): Promise<void> {
    await manager.delete(OneTimeLink, { subjectId });
  }

  private async refusal(token: string, purposes: LinkPurpose[], manager: EntityManager): Promise<Error> {
    const link = await manager.findOneBy(OneTimeLink, { tokenHash: hashed(token) });
    if (!link || !purposes.includes(link.purpose as LinkPurpose)) return linkUnknown();
    return link.usedAt ? linkUsed() : linkExpired();
  }
}
