import { Injectable } from '@nestjs/common';
import { retention, toMilliseconds } from '@wanderwork/contracts';
import type { Trip, TripFacts } from '@wanderwork/travel';
import { createTripCalendar, createTripGeoJson, type FeatureCollection } from '@wanderwork/travel/files';
import { Config } from '../../../platform/config/index.js';
import { CitiesService } from '../../cities/index.js';
import { EntryRulesService } from '../../irex/index.js';
import { TripChangesRepository } from '../changes/trip-changes.repository.js';
import { TripLinksService } from '../links/trip-links.service.js';
import { TripsRepository, type TripRow } from '../trips.repository.js';
import { readCalendarChanges } from './calendar-changes.js';
import { createTripPdf } from './trip-pdf.js';

/** For this long, a feed lists removed items as cancelled, so that calendars remove them too. */
const REMOVED_MS = toMilliseconds(retention.deletedTrips);

/** Trips as files. */
@Injectable()
export class TripFilesService {
  private readonly host: string;

  constructor(
    { publicUrl }: Config,
    private readonly trips: TripsRepository,
    private readonly changes: TripChangesRepository,
    private readonly links: TripLinksService,
    private readonly cities: CitiesService,
    private readonly entryRules: EntryRulesService,
  ) {
    this.host = new URL(publicUrl).host;
  }

  async getDocument(userId: string, id: string): Promise<Trip> {
    return (await this.trips.get(userId, id)).doc;
  }

  async getGeoJson(userId: string, id: string): Promise<FeatureCollection> {
    const { doc } = await this.trips.get(userId, id);
    return createTripGeoJson(doc, await this.getFacts(doc));
  }

  async getPdf(userId: string, id: string): Promise<PDFKit.PDFDocument> {
    const { doc, updatedAt } = await this.trips.get(userId, id);
    return createTripPdf(doc, await this.getFacts(doc), updatedAt);
  }

  /** The same trip gives the same bytes. */
  async getCalendar(userId: string, id: string): Promise<string> {
    return this.createCalendar(await this.trips.get(userId, id), false);
  }

  /** The calendar of a feed, with what was removed. */
  async getFeed(token: string): Promise<string> {
    const { userId, doc } = await this.links.getLinkedTrip(token, 'feed');
    return this.createCalendar(await this.trips.get(userId, doc.id), true);
  }

  private async createCalendar(trip: TripRow, isFeed: boolean): Promise<string> {
    const history = await this.changes.listUndoable(trip);
    const since = new Date(Date.now() - REMOVED_MS);
    const { changes, removed } = readCalendarChanges(trip.doc, history, since);
    return createTripCalendar(trip.doc, await this.getFacts(trip.doc), {
      host: this.host,
      changes,
      created: Date.parse(history.at(-1)!.at),
      removed: isFeed ? removed : [],
    });
  }

  /** Personal scores play no part in files. */
  private async getFacts({ stops, passports }: Trip): Promise<TripFacts> {
    const cities = await this.cities.findFigured([...new Set(stops.map(({ city }) => city))]);
    const listedPassports = new Set(this.entryRules.listPassports());
    return {
      cities: Object.fromEntries(cities.map((city) => [city.slug, { ...city, monthScores: [] }])),
      entryRules: Object.fromEntries(
        passports
          .filter(({ code }) => listedPassports.has(code))
          .map(({ code }) => [code, this.entryRules.get(code)]),
      ),
    };
  }
}
