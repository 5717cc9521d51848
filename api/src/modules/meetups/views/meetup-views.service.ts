import { Injectable } from '@nestjs/common';
import type {
  MeetupDate,
  MeetupDetail,
  MeetupRole,
  MeetupSummary,
  PersonSummary,
  Rsvp,
  SessionUser,
} from '@wanderwork/contracts';
import { formatClock, toIsoDay, toLocalMinutes } from '@wanderwork/travel';
import { DataSource } from 'typeorm';
import { readRow, sql } from '../../../platform/database/sql.js';
import { BarriersService, ConnectPeople, PlacesRepository } from '../../community/index.js';
import { HostsRepository, type HostRow } from '../record/hosts.repository.js';
import { MeetupsRepository, type MeetupRow } from '../record/meetups.repository.js';
import { RsvpsRepository } from '../record/rsvps.repository.js';
import { MeetupAccessService } from './meetup-access.service.js';

/** "2027-03-28T19:00" on the clocks of the city. */
const toLocal = (zone: string, at: Date): string => {
  const { day, minutes } = toLocalMinutes(zone, at.getTime());
  return `${toIsoDay(day)}T${formatClock(minutes)}`;
};

/** What the rows of a list need, read with the same number of statements however many there are. */
interface MeetupParts {
  cities: Awaited<ReturnType<PlacesRepository['findCities']>>;
  hosts: HostRow[];
  people: Map<string, PersonSummary>;
  muted: Set<string>;
  ownRsvps: Map<string, Rsvp>;
}

const findHost = ({ hosts }: MeetupParts, { id }: MeetupRow): string | null =>
  hosts.find(({ meetupId, role }) => meetupId === id && role === 'host')?.userId ?? null;

const listPeople = ({ hosts, people }: MeetupParts, id: string, role: MeetupRole): PersonSummary[] =>
  hosts
    .filter((host) => host.meetupId === id && host.role === role)
    .flatMap(({ userId }) => people.get(userId) ?? []);

const toSummary = (row: MeetupRow, parts: MeetupParts, readerId: string | null): MeetupSummary => {
  const { id, code, slug, title, city, timeZone, startsAt, endsAt, seats, going, waiting, status } = row;
  const hostId = findHost(parts, row);
  const own = parts.hosts.find(({ meetupId, userId }) => meetupId === id && userId === readerId);
  return {
    ...{ id, code, slug, title, timeZone, seats, going, waiting, status },
    city: { kind: 'city', slug: city, name: parts.cities.get(city)?.name ?? city },
    start: toLocal(timeZone, startsAt),
    end: toLocal(timeZone, endsAt),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    host: (hostId !== null && parts.people.get(hostId)) || null,
    isCanceled: row.canceledAt !== null,
    isMuted: hostId !== null && parts.muted.has(hostId),
    ownRole: own?.role ?? null,
    ownRsvp: parts.ownRsvps.get(id) ?? null,
  };
};

const toDate = ({ code, slug, timeZone, startsAt, canceledAt }: MeetupRow): MeetupDate => ({
  code,
  slug,
  start: toLocal(timeZone, startsAt),
  isCanceled: canceledAt !== null,
});

/** Meet-ups as a reader may see them. */
@Injectable()
export class MeetupViewsService {
  constructor(
    private readonly database: DataSource,
    private readonly access: MeetupAccessService,
    private readonly meetups: MeetupsRepository,
    private readonly hosts: HostsRepository,
    private readonly rsvps: RsvpsRepository,
    private readonly people: ConnectPeople,
    private readonly barriers: BarriersService,
    private readonly places: PlacesRepository,
  ) {}

  async get(code: string, reader: SessionUser | null): Promise<MeetupDetail> {
    const meetup = await this.access.get(code, reader);
    const parts = await this.readParts([meetup], reader?.id ?? null);
    const summary = toSummary(meetup, parts, reader?.id ?? null);
    const { id, going, seats, canceledAt, endsAt, startsAt, takeOverUntil, isAddressVisible } = meetup;
    const isHost = summary.ownRole === 'host' || summary.ownRole === 'co-host';
    const isOpen = canceledAt === null && startsAt.getTime() > Date.now();
    const [otherDates, ownPosition, isBlockedPersonGoing] = await Promise.all([
      this.meetups.listSeries(meetup.seriesId),
      reader && this.rsvps.findPosition(id, reader.id),
      reader !== null && this.isBlockedPersonGoing(id, reader.id),
    ]);
    return {
      ...summary,
      html: meetup.html,
      text: isHost ? meetup.text : null,
      venue:
        isHost || isAddressVisible || summary.ownRsvp === 'going'
          ? { name: meetup.venueName, address: meetup.venueAddress }
          : null,
      isAddressVisible,
      coHosts: listPeople(parts, id, 'co-host'),
      invited: summary.ownRole === 'host' ? listPeople(parts, id, 'invited') : [],
      revision: meetup.revision,
      cancelReason: meetup.cancelReason,
      ownPosition,
      isSeatOffered: isOpen && summary.ownRsvp === 'waiting' && going < seats,
      takeOverUntil: takeOverUntil?.toISOString() ?? null,
      canTakeOver: isOpen && takeOverUntil !== null && summary.ownRsvp === 'going',
      isBlockedPersonGoing,
      otherDates: otherDates.filter((other) => other.id !== id).map(toDate),
      isIndexable: meetup.status === 'published' && canceledAt === null && endsAt.getTime() > Date.now(),
    };
  }

  async toSummaries(rows: readonly MeetupRow[], readerId: string | null): Promise<MeetupSummary[]> {
    const parts = await this.readParts(rows, readerId);
    return rows.map((row) => toSummary(row, parts, readerId));
  }

  private async readParts(rows: readonly MeetupRow[], readerId: string | null): Promise<MeetupParts> {
    const ids = rows.map(({ id }) => id);
    const hosts = await this.hosts.list(ids);
    const hostIds = hosts.map(({ userId }) => userId);
    const [cities, people, muted, ownRsvps] = await Promise.all([
      this.places.findCities(rows.map(({ city }) => city)),
      this.people.findSummaries(hostIds),
      this.barriers.findMuted(readerId, hostIds),
      readerId === null ? new Map<string, Rsvp>() : this.rsvps.findOwn(readerId, ids),
    ]);
    return { cities, hosts, people, muted, ownRsvps };
  }

  private async isBlockedPersonGoing(id: string, readerId: string): Promise<boolean> {
    const row = await readRow(
      this.database,
      sql`SELECT FROM meetup_rsvps JOIN community_blocks AS barrier ON other_id = meetup_rsvps.user_id
        WHERE meetup_id = ${id} AND status = 'going' AND barrier.user_id = ${readerId} LIMIT 1`,
    );
    return row !== null;
  }
}
