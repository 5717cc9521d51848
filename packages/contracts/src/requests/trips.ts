import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  TRIP_CITIES_MAX,
  TRIP_DRAFT_OPERATIONS_MAX,
  TRIP_OPERATIONS_MAX,
  tripLinkKinds,
  tripWriters,
  type TripLinkKind,
  type TripWriter,
} from '../trips.js';
import { applyDecorators, OneLine } from './decorators.js';

const REVISION_MAX = 2 ** 31 - 1;
const KEY_MAX = 400;
/** More than any document of 64 KiB within the planner's limits has. */
const VALUES_MAX = 12_000;

/** `stop/a`, `leg/a>b`. */
const ITEM_ID = /^[\w/>-]{1,100}$/;

const Revision = (): PropertyDecorator =>
  applyDecorators(Max(REVISION_MAX), Min(1), IsInt({ message: 'Please name a version' }));

/** The operations are checked by `packages/travel`. */
const Operations = (most: number): PropertyDecorator =>
  applyDecorators(IsObject({ each: true }), ArrayMaxSize(most), ArrayMinSize(1), IsArray());

/** The body of `PUT /api/trips/:id`: a document, which is checked by `packages/travel`. */
export class TripRequest {
  /** The most values of this body; see `AcceptsManyValues`. */
  static readonly maxValues = VALUES_MAX;

  @IsObject()
  trip!: object;
}

/** The body of `POST /api/trips/:id/changes`. */
export class TripChangeRequest {
  static readonly maxValues = VALUES_MAX;

  /** Created by the browser, so that repeating the request changes nothing. */
  @IsUUID()
  requestId!: string;

  /** The revision that the operations were made for. */
  @Revision()
  base!: number;

  @Operations(TRIP_OPERATIONS_MAX)
  ops!: object[];
}

/** The body of `POST /api/trips/:id/restore`. */
export class TripRestoreRequest {
  /** Without it, a deleted trip comes back as it was. */
  @IsOptional()
  @Revision()
  revision?: number;
}

const Cursor = (): PropertyDecorator =>
  applyDecorators(IsOptional(), OneLine(), MaxLength(KEY_MAX), IsString());

/** The query of `GET /api/trips`. */
export class TripListQuery {
  @IsOptional()
  @IsIn(['active', 'deleted'])
  state?: 'active' | 'deleted';

  /** The `nextKey` of the previous page. */
  @Cursor()
  after?: string;
}

/** The query of `GET /api/trips/:id/history`. */
export class TripHistoryQuery {
  /** The `nextKey` of the previous page. */
  @Cursor()
  after?: string;
}

/** The body of `POST /api/trips/:id/links`. */
export class TripLinkRequest {
  @IsIn(tripLinkKinds)
  kind!: TripLinkKind;

  /** Whether readers of a share link see exact dates; otherwise months. */
  @IsOptional()
  @IsIn(['days', 'months'])
  dates?: 'days' | 'months';

  /** Whether readers of a share link see costs. */
  @IsOptional()
  @IsBoolean()
  costs?: boolean;
}

/** The body of `POST /api/trips/:id/drafts`. */
export class TripDraftRequest {
  static readonly maxValues = VALUES_MAX;

  /** Created by the browser, so that repeating the request creates no second draft. */
  @IsUUID()
  id!: string;

  @Revision()
  base!: number;

  @IsIn(tripWriters)
  writer!: TripWriter;

  /** The server groups them into items. */
  @Operations(TRIP_DRAFT_OPERATIONS_MAX)
  ops!: object[];
}

/** The body of `POST /api/trips/:id/drafts/:draft`: the accepted items. An empty list rejects the draft. */
export class TripDraftDecisionRequest {
  @ArrayUnique()
  @Matches(ITEM_ID, { each: true })
  @ArrayMaxSize(TRIP_DRAFT_OPERATIONS_MAX)
  @IsArray()
  accept!: string[];
}

const CITIES = `Please name 1 to ${TRIP_CITIES_MAX} cities, each once`;

/** The body of `POST /api/trips/cities`. */
export class TripCitiesRequest {
  @ArrayUnique({ message: CITIES })
  @Matches(/^[a-z0-9-]{1,100}$/, { each: true, message: CITIES })
  @ArrayMaxSize(TRIP_CITIES_MAX, { message: CITIES })
  @ArrayMinSize(1, { message: CITIES })
  @IsArray({ message: CITIES })
  slugs!: string[];
}
