import {
  Equals,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { placeKeyPattern } from '../connect.js';
import { meetupLimits, meetupSpans, occurrences, type MeetupSpan, type Occurrence } from '../meetups.js';
import { AfterQuery, ClientId } from './connect.js';
import { applyDecorators, Nested, NestedList } from './decorators.js';
import { RequiredLine, RequiredText } from './fields.js';

const { title, text, seats, minutes, reason } = meetupLimits;
const CITY = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/;
const SEATS_MESSAGE = `A meet-up has ${seats.min} to ${seats.max} seats`;
const MINUTES_MESSAGE = 'A meet-up lasts 30 minutes to 12 hours';

const LocalTime = () =>
  applyDecorators(
    Matches(LOCAL_TIME, { message: 'Please enter a date and a time like 2027-01-31T19:00' }),
    IsString(),
  );

class MeetupVenueRequest {
  @RequiredLine(2, meetupLimits.venue, 'Please name the place')
  name!: string;

  @RequiredLine(2, meetupLimits.address, 'Please enter the address')
  address!: string;
}

class MeetupFieldsRequest {
  @RequiredLine(title.min, title.max, `A title has ${title.min} to ${title.max} characters`)
  title!: string;

  @RequiredText(text.min, text.max, 'Please say what you have in mind')
  text!: string;

  @Max(minutes.max, { message: MINUTES_MESSAGE })
  @Min(minutes.min, { message: MINUTES_MESSAGE })
  @IsInt({ message: MINUTES_MESSAGE })
  minutes!: number;

  @Max(seats.max, { message: SEATS_MESSAGE })
  @Min(seats.min, { message: SEATS_MESSAGE })
  @IsInt({ message: SEATS_MESSAGE })
  seats!: number;

  @Nested(MeetupVenueRequest)
  venue!: MeetupVenueRequest;

  @IsBoolean()
  isAddressVisible!: boolean;

  /** The host ticked `PUBLIC_PLACE_STATEMENT`. */
  @Equals(true, { message: 'Please confirm that this is a public place' })
  isPublicPlace!: true;
}

class MeetupDateRequest {
  @ClientId()
  id!: string;

  /** Local wall time in the zone of the city. */
  @LocalTime()
  start!: string;

  /** For a time that occurs twice. */
  @IsOptional()
  @IsIn(occurrences)
  occurrence?: Occurrence;
}

/** The body of `POST /api/connect/meet-ups`. */
export class MeetupRequest extends MeetupFieldsRequest {
  /** The slug of a city. */
  @Matches(CITY)
  @IsString()
  city!: string;

  @NestedList(MeetupDateRequest, meetupLimits.dates)
  dates!: MeetupDateRequest[];
}

/** The body of `PATCH /api/connect/meet-ups/:code`. */
export class MeetupEditRequest extends MeetupFieldsRequest {
  /** The revision that was edited. */
  @Max(1_000_000)
  @Min(1)
  @IsInt()
  revision!: number;

  @LocalTime()
  start!: string;

  @IsOptional()
  @IsIn(occurrences)
  occurrence?: Occurrence;
}

/** The body of `POST /api/connect/meet-ups/:code/cancel`. */
export class MeetupCancelRequest {
  @RequiredLine(reason.min, reason.max, 'Please tell people why')
  reason!: string;
}

/** The query of `GET /api/connect/meet-ups`: upcoming ones, the next one first. */
export class MeetupListQuery extends AfterQuery {
  @IsOptional()
  @Matches(placeKeyPattern)
  @MaxLength(110)
  @IsString()
  place?: string;
}

/** The query of `GET /api/connect/meet-ups/own`. */
export class OwnMeetupsQuery extends AfterQuery {
  @IsOptional()
  @IsIn(meetupSpans)
  span?: MeetupSpan;
}
