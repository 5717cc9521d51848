import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsTimeZone,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { passportCodes, type PassportCode } from '../entry-rules.js';
import { MINUTES_OF_DAY } from '../irex.js';
import {
  planGoals,
  planLimits,
  type PlanCalls,
  type PlanConditions,
  type PlanGoal,
  type PlanStop,
} from '../trip-plan.js';
import { applyDecorators, Nested, NestedList, OneLine } from './decorators.js';

const SLUG = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;
/** 1 January 1990 and 31 December 2100, as days since 1970. */
const [FIRST_DAY, LAST_DAY] = [7305, 47846];

const WORDS = `A sentence has 1 to ${planLimits.text} characters`;
const DAY = 'A day is a number of days since 1 January 1970';
const NIGHTS = `A trip has 1 to ${planLimits.nights} nights`;
const STOPS = `A trip has 1 to ${planLimits.stops} stops`;
const PEOPLE = `A trip is for 1 to ${planLimits.people} people`;
const MONEY = `A budget is between $1 and $${planLimits.usdMonth.toLocaleString('en-US')} a month`;
const MINUTES = `A time of day is a number of minutes from 0 to ${MINUTES_OF_DAY}`;

const Whole = (from: number, to: number, message: string) =>
  applyDecorators(Max(to, { message }), Min(from, { message }), IsInt({ message }));

const Day = () => Whole(FIRST_DAY, LAST_DAY, DAY);

/** Keys of chips and ids of conditions. */
const Keys = () =>
  applyDecorators(
    IsOptional(),
    MaxLength(planLimits.key, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(planLimits.removed),
    IsArray(),
  );

/** The body of `POST /api/trips/parse`. */
export class TripParseRequest {
  @OneLine()
  @Length(1, planLimits.text, { message: WORDS })
  @IsString()
  text!: string;

  /** Keys of chips that the person removed. Unknown keys are ignored. */
  @Keys()
  removed?: string[];
}

class Calls implements PlanCalls {
  @OneLine()
  @MaxLength(planLimits.key)
  @IsString()
  title!: string;

  @IsTimeZone({ message: 'Please choose a time zone from the list' })
  @MaxLength(60)
  zone!: string;

  @Whole(0, MINUTES_OF_DAY - 1, MINUTES)
  from!: number;

  @Whole(0, MINUTES_OF_DAY, MINUTES)
  to!: number;

  /** 1 for Monday to 7 for Sunday. */
  @ArrayUnique()
  @IsIn([1, 2, 3, 4, 5, 6, 7], { each: true })
  @ArrayMaxSize(7)
  @IsArray()
  weekdays!: number[];
}

class Conditions implements PlanConditions {
  @IsOptional()
  @Day()
  from?: number;

  @IsOptional()
  @Whole(1, planLimits.nights, NIGHTS)
  nights?: number;

  @IsOptional()
  @Whole(1, planLimits.stops, STOPS)
  maxStops?: number;

  @IsOptional()
  @Whole(1, planLimits.stops, STOPS)
  minStops?: number;

  @IsOptional()
  @Whole(1, planLimits.nights, NIGHTS)
  stayNights?: number;

  @IsOptional()
  @Whole(1, planLimits.people, PEOPLE)
  people?: number;

  @IsOptional()
  @ArrayUnique()
  @IsIn(passportCodes, { each: true, message: 'We don’t know the entry rules of this passport' })
  @ArrayMaxSize(planLimits.passports)
  @IsArray()
  passports?: PassportCode[];

  @IsOptional()
  @NestedList(Calls, planLimits.calls, 0)
  calls?: Calls[];

  @IsOptional()
  @Max(planLimits.usdMonth, { message: MONEY })
  @Min(1, { message: MONEY })
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: MONEY })
  usdMonth?: number;

  @IsOptional()
  @IsBoolean()
  noVisa?: boolean;

  @IsOptional()
  @OneLine()
  @MaxLength(planLimits.text, { message: WORDS })
  @IsString()
  words?: string;

  @Keys()
  without?: string[];
}

class Stop implements PlanStop {
  @Matches(SLUG, { message: 'Please name a city' })
  city!: string;

  @IsOptional()
  @IsIn(['start', 'end'])
  at?: 'start' | 'end';

  @IsOptional()
  @Whole(1, planLimits.nights, NIGHTS)
  nights?: number;

  @IsOptional()
  @Day()
  arrive?: number;

  @IsOptional()
  @Day()
  leave?: number;
}

/** The body of `POST /api/trips/proposals`. */
export class TripProposalsRequest {
  @Nested(Conditions)
  @IsDefined()
  conditions!: Conditions;

  /** Stops that the plan must have. */
  @IsOptional()
  @NestedList(Stop, planLimits.stops, 0)
  pinned?: Stop[];

  /** The only alternative to look for. */
  @IsOptional()
  @IsIn(planGoals)
  goal?: PlanGoal;
}
