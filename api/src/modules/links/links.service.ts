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

/** The database's clock sets the expiry, because the same clock checks it. */
const INSERT_LINK_SQL = `
  INSERT INTO one_time_links (token_hash, purpose, subject_id, expires_at)
  VALUES ($1, $2, $3, now() + make_interval(secs => $4))`;

const FIND_OPEN_LINK_SQL = `
  SELECT 1 FROM one_time_links
  WHERE purpose = $1 AND subject_id = $2 AND used_at IS NULL AND expires_at > now()
    AND expires_at <= $3::timestamptz + make_interval(secs => $4) LIMIT 1`;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** If two tabs use the same link at the same time, only one of them gets the row. */
const USE_LINK_SQL = `
  UPDATE one_time_links SET used_at = now()
  WHERE token_hash = $1 AND purpose = ANY($2) AND used_at IS NULL AND expires_at > now()
  RETURNING purpose, subject_id AS "subjectId"`;

/** Creates one-time links, and lets each be used once. */
@Injectable()
export class LinksService {
  constructor(private readonly source: DataSource) {}

  /** Creates a link to `subjectId` and returns its secret. Only the hash is stored. */
  async create(purpose: LinkPurpose, subjectId: string, manager = this.source.manager): Promise<string> {
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    await manager.query(INSERT_LINK_SQL, [hashToken(token), purpose, subjectId, linkKinds[purpose].seconds]);
    return token;
  }

  /** Whether a link to `subjectId` that was created until `time` can still be used. */
  async isOpen(purpose: LinkPurpose, subjectId: string, time: Date): Promise<boolean> {
    const { seconds } = linkKinds[purpose];
    const rows: unknown[] = await this.source.query(FIND_OPEN_LINK_SQL, [purpose, subjectId, time, seconds]);
    return rows.length > 0;
  }

  /**
   * The id of what a link is about, without using the link. Throws 404 or 410 if the link is unknown, used or expired.
   * Every caller that changes the subject locks its row before it uses the link. The fixed order prevents deadlocks.
   */
  async getSubject(token: string, purposes: LinkPurpose[], manager: EntityManager): Promise<string> {
    const link = await manager.findOneBy(OneTimeLink, {
      tokenHash: hashToken(token),
      purpose: In(purposes),
      usedAt: IsNull(),
      expiresAt: MoreThan(new Date()),
    });
    if (!link) throw await this.createRefusal(token, purposes, manager);
    return link.subjectId;
  }

  /** Uses a link, in the transaction that does what the link is for. Throws like `getSubject`. */
  async use(token: string, purposes: LinkPurpose[], manager: EntityManager): Promise<UsedLink> {
    const [[link]] = (await manager.query(USE_LINK_SQL, [hashToken(token), purposes])) as [
      UsedLink[],
      number,
    ];
    if (!link) throw await this.createRefusal(token, purposes, manager);
    return link;
  }

  /** Invalidates the unused links to `subjectId`. */
  async close(purposes: LinkPurpose[], subjectId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE one_time_links SET used_at = now() WHERE subject_id = $1 AND purpose = ANY($2) AND used_at IS NULL',
      [subjectId, purposes],
    );
  }

  /** Deletes all links to `subjectId`. */
  async deleteAll(subjectId: string, manager: EntityManager): Promise<void> {
    await manager.delete(OneTimeLink, { subjectId });
  }

  private async createRefusal(
    token: string,
    purposes: LinkPurpose[],
    manager: EntityManager,
  ): Promise<Error> {
    const link = await manager.findOneBy(OneTimeLink, { tokenHash: hashToken(token) });
    if (!link || !purposes.includes(link.purpose as LinkPurpose)) return linkUnknown();
    return link.usedAt ? linkUsed() : linkExpired();
  }
}
