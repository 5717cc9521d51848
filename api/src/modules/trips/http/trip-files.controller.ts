import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { TripFilesService } from '../files/trip-files.service.js';
import { LimitPdfs, PRIVATE, TEN_MINUTES, tripIdPipe } from './trip-requests.js';

const CALENDAR = ['content-type', 'text/calendar; charset=utf-8'] as const;

const downloadAs = (name: string) => ['content-disposition', `attachment; filename="${name}"`] as const;

/** Trips as files. Every trip can be exported, after a downgrade too. */
@Controller('api/trips')
export class TripFilesController {
  constructor(private readonly files: TripFilesService) {}

  @Get(':id.json')
  @SignedIn()
  @Header(...PRIVATE)
  @Header(...downloadAs('trip.json'))
  json(@CurrentUser() { id: userId }: SessionUser, @Param('id', tripIdPipe) id: string) {
    return this.files.getDocument(userId, id);
  }

  @Get(':id.geojson')
  @SignedIn()
  @Header(...PRIVATE)
  @Header('content-type', 'application/geo+json; charset=utf-8')
  @Header(...downloadAs('trip.geojson'))
  geoJson(@CurrentUser() { id: userId }: SessionUser, @Param('id', tripIdPipe) id: string) {
    return this.files.getGeoJson(userId, id);
  }

  @Get(':id.ics')
  @SignedIn()
  @Header(...PRIVATE)
  @Header(...CALENDAR)
  @Header(...downloadAs('trip.ics'))
  calendar(@CurrentUser() { id: userId }: SessionUser, @Param('id', tripIdPipe) id: string) {
    return this.files.getCalendar(userId, id);
  }

  /** Any member may use it, because it shows their own data. */
  @Get(':id.pdf')
  @SignedIn()
  @LimitPdfs()
  @Header(...PRIVATE)
  async pdf(@CurrentUser() { id: userId }: SessionUser, @Param('id', tripIdPipe) id: string) {
    const content = await this.files.getPdf(userId, id);
    return new StreamableFile(content, {
      type: 'application/pdf',
      disposition: 'attachment; filename="trip.pdf"',
    });
  }

  /** For calendar apps, which can't sign in: the token is the permission. The limit slows down guessing. */
  @Get('feeds/:token.ics')
  @Public()
  @RateLimit({ key: 'trip-feeds', points: 300, seconds: TEN_MINUTES })
  @Header(...PRIVATE)
  @Header(...CALENDAR)
  @Header('x-robots-tag', 'noindex')
  feed(@Param('token') token: string) {
    return this.files.getFeed(token);
  }
}
