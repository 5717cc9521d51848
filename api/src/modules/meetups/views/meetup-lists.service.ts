import { Injectable } from '@nestjs/common';
import { EVERYWHERE, type MeetupPage, type SessionUser } from '@wanderwork/contracts';
import type { MeetupListQuery, OwnMeetupsQuery } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { empty, raw, readRow, readRows, sql, type Sql } from '../../../platform/database/sql.js';
import { PageKeys, type Place } from '../../../platform/lists/page-keys.js';
import { PlacesService } from '../../community/index.js';
import { isBlockedByHostSql } from '../record/hosts.repository.js';
import { meetupColumns, type MeetupRow } from '../record/meetups.repository.js';
import { MeetupViewsService } from './meetup-views.service.js';

const LIST_SIZE = 30;
/** Totals beyond this are reported as "more than". */
const MAX_COUNTED = 300;
/** A sitemap may have 50,000 addresses, and topics have most of them. */
const MAX_ADDRESSES = 5000;

type ListedRow = MeetupRow & { place: string };

const notBlockedSql = (readerId: string | null): Sql =>
  readerId === null ? empty : sql`AND NOT ${isBlockedByHostSql(sql`meetup.id`, readerId)}`;

/** A region lists the meet-ups of its cities, and everywhere lists all. */
const inPlaceSql = ({ city, region }: { city: string | null; region: string | null }): Sql => {
  if (city !== null) return sql`AND city = ${city}`;
  return region === null ? empty : sql`AND region = ${region}`;
};

const ownSql = (userId: string): Sql => sql`
  meetup.id IN (SELECT meetup_id FROM meetup_hosts WHERE user_id = ${userId}
    UNION SELECT meetup_id FROM meetup_rsvps WHERE user_id = ${userId}) AND status IN ('published', 'held')`;

/** Lists of meet-ups by their start. */
@Injectable()
export class MeetupListsService {
  constructor(
    private readonly database: DataSource,
    private readonly places: PlacesService,
    private readonly views: MeetupViewsService,
    private readonly pageKeys: PageKeys,
  ) {}

  /** Those that have not begun, the next one first. Canceled ones are left out. */
  async listUpcoming(
    { place: key = EVERYWHERE, after }: MeetupListQuery,
    reader: SessionUser | null,
  ): Promise<MeetupPage> {
    const place = await this.places.get(key);
    const conditions = sql`status = 'published' AND canceled_at IS NULL AND starts_at > ${new Date()}
      ${inPlaceSql(place)} ${notBlockedSql(reader?.id ?? null)}`;
    return this.list(`meet-ups ${key}`, conditions, 'ASC', after, reader);
  }

  /** Those that the reader hosts, goes to, waits for or is asked to host; canceled ones too. */
  async listOwn({ span = 'upcoming', after }: OwnMeetupsQuery, reader: SessionUser): Promise<MeetupPage> {
    const isUpcoming = span === 'upcoming';
    const conditions = sql`${ownSql(reader.id)} ${notBlockedSql(reader.id)}
      AND ends_at ${raw(isUpcoming ? '>' : '<=')} ${new Date()}`;
    return this.list(
      `own meet-ups ${reader.id} ${span}`,
      conditions,
      isUpcoming ? 'ASC' : 'DESC',
      after,
      reader,
    );
  }

  /** For the sitemap. */
  listIndexable(): Promise<Pick<MeetupRow, 'code' | 'slug' | 'changedAt'>[]> {
    return readRows(
      this.database,
      sql`SELECT code, slug, changed_at AS "changedAt" FROM meetups
        WHERE status = 'published' AND canceled_at IS NULL AND starts_at > ${new Date()}
        ORDER BY starts_at, id LIMIT ${MAX_ADDRESSES}`,
    );
  }

  private async list(
    list: string,
    conditions: Sql,
    order: 'ASC' | 'DESC',
    after: string | undefined,
    reader: SessionUser | null,
  ): Promise<MeetupPage> {
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const [rows, total] = await Promise.all([
      this.readPage(conditions, order, place),
      this.count(conditions),
    ]);
    const shown = rows.slice(0, LIST_SIZE);
    const last = rows.length > LIST_SIZE ? shown.at(-1) : undefined;
    return {
      items: await this.views.toSummaries(shown, reader?.id ?? null),
      nextKey: last ? this.pageKeys.write(list, { value: last.place, id: last.id }) : null,
      ...(total > MAX_COUNTED ? { total: MAX_COUNTED, totalIs: 'over' } : { total }),
    };
  }

  private readPage(conditions: Sql, order: 'ASC' | 'DESC', place: Place | null): Promise<ListedRow[]> {
    const after = place
      ? sql`AND (starts_at, id) ${raw(order === 'ASC' ? '>' : '<')} (${place.value}::timestamptz, ${place.id}::uuid)`
      : empty;
    return readRows(
      this.database,
      sql`SELECT ${meetupColumns}, starts_at::text AS place FROM meetups AS meetup WHERE ${conditions} ${after}
        ORDER BY starts_at ${raw(order)}, id ${raw(order)} LIMIT ${LIST_SIZE + 1}`,
    );
  }

  private async count(conditions: Sql): Promise<number> {
    const row = await readRow<{ count: number }>(
      this.database,
      sql`SELECT count(*)::integer AS count FROM (SELECT FROM meetups AS meetup WHERE ${conditions}
        LIMIT ${MAX_COUNTED + 1}) AS counted`,
    );
    return row!.count;
  }
}
