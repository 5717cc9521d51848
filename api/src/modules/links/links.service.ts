import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { toMilliseconds, paths, retention } from '@wanderwork/contracts';
import { DAY, HOUR } from '../../platform/durations.js';
import { execute, readRow, sql } from '../../platform/database/sql.js';
import { OneTimeLink } from './entities/one-time-link.entity.js';
import { linkExpired, linkUnknown, linkUsed } from './links.errors.js';

/** The purposes of links in emails: how long a link is valid, and the page that it opens. */
export const linkKinds = {
  'confirm-email': {
    seconds: toMilliseconds(retention.registeringBrowser) / 1000,
    page: paths.web.confirmEmail,
  },
  /** In the welcome email. Setting the first password also confirms the address. */
  'set-password': { seconds: 7 * DAY, page: paths.web.resetPassword },
  'reset-password': { seconds: HOUR, page: paths.web.resetPassword },
  'change-email-new': { seconds: DAY, page: paths.web.confirmEmailChange },
  'change-email-old': { seconds: DAY, page: paths.web.confirmEmailChange },
  'newsletter-confirm': { seconds: 7 * DAY, page: paths.web.newsletterConfirm },
} satisfies Record<string, { seconds: number; page: (token: string) => string }>;

export type LinkPurpose = keyof typeof linkKinds;

const SECRET_BYTES = 32;

/** A link that was just used. */
interface UsedLink {
  purpose: LinkPurpose;
  subjectId: string;
}

/** The database's clock sets the expiry, because the same clock checks it. */
const insertLinkSql = (token: string, purpose: LinkPurpose, subjectId: string) => sql`
  INSERT INTO one_time_links (token_hash, purpose, subject_id, expires_at)
  VALUES (${hashToken(token)}, ${purpose}, ${subjectId}, now() + make_interval(secs => ${linkKinds[purpose].seconds}))`;

const findOpenLinkSql = (purpose: LinkPurpose, subjectId: string, createdUntil: Date) => sql`
  SELECT 1 FROM one_time_links
  WHERE purpose = ${purpose} AND subject_id = ${subjectId} AND used_at IS NULL AND expires_at > now()
    AND expires_at <= ${createdUntil}::timestamptz + make_interval(secs => ${linkKinds[purpose].seconds}) LIMIT 1`;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** If two tabs use the same link at the same time, only one of them gets the row. */
const claimLinkSql = (token: string, purposes: readonly LinkPurpose[]) => sql`
  UPDATE one_time_links SET used_at = now()
  WHERE token_hash = ${hashToken(token)} AND purpose = ANY(${purposes}) AND used_at IS NULL AND expires_at > now()
  RETURNING purpose, subject_id AS "subjectId"`;

/** Creates one-time links, and lets each be used once. */
@Injectable()
export class LinksService {
  constructor(private readonly source: DataSource) {}

  /** Creates a link to `subjectId` and returns its secret. Only the hash is stored. */
  async create(purpose: LinkPurpose, subjectId: string, manager = this.source.manager): Promise<string> {
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    await execute(manager, insertLinkSql(token, purpose, subjectId));
    return token;
  }

  /** Whether a link to `subjectId` that was created until `time` can still be used. */
  async isOpen(purpose: LinkPurpose, subjectId: string, time: Date): Promise<boolean> {
    return (await readRow(this.source, findOpenLinkSql(purpose, subjectId, time))) !== null;
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
    const link = await readRow<UsedLink>(manager, claimLinkSql(token, purposes));
    if (!link) throw await this.createRefusal(token, purposes, manager);
    return link;
  }

  /** Invalidates the unused links to `subjectId`. */
  async close(purposes: LinkPurpose[], subjectId: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE one_time_links SET used_at = now()
        WHERE subject_id = ${subjectId} AND purpose = ANY(${purposes}) AND used_at IS NULL`,
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
