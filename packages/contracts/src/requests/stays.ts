import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsString,
  IsTimeZone,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MINUTES_OF_DAY } from '../irex.js';
import { applyDecorators } from './decorators.js';
import { CalendarDate } from './fields.js';

const DAY = 'Please choose a day';
const CITY = 'Please choose a city from the list';
const ZONE = 'Please choose a time zone from the list';
const TIME = 'Please enter a time';
const DAYS = 'Please choose days of the week';

const Day = () => applyDecorators(Matches(/^20/, { message: DAY }), CalendarDate(DAY));

const IntRange = (from: number, to: number, message: string) =>
  applyDecorators(Max(to, { message }), Min(from, { message }), IsInt({ message }));

const MinuteOfDay = () => IntRange(0, MINUTES_OF_DAY - 1, TIME);

/** The body of `PUT /api/connect/stays/:id`. */
export class StayRequest {
  @Matches(/^[a-z0-9-]{1,100}$/, { message: CITY })
  @IsString({ message: CITY })
  city!: string;

  @Day()
  from!: string;

  @Day()
  to!: string;
}

/** The body of `PUT /api/connect/call-hours`. */
export class CallHoursRequest {
  @IsTimeZone({ message: ZONE })
  @MaxLength(60, { message: ZONE })
  zone!: string;

  @MinuteOfDay()
  from!: number;

  @MinuteOfDay()
  to!: number;

  @ArrayUnique({ message: DAYS })
  @Max(7, { each: true, message: DAYS })
  @Min(1, { each: true, message: DAYS })
  @IsInt({ each: true, message: DAYS })
  @ArrayMaxSize(7, { message: DAYS })
  @IsArray({ message: DAYS })
  days!: number[];
}

/** The query of `GET /api/connect/places/city/:slug/free-evenings`. */
export class FreeEveningsQuery {
  @Day()
  from!: string;

  @Day()
  to!: string;
}
