import {
  IsDefined,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsTimeZone,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { DimensionKey } from '../city.js';
import {
  BUDGET_MAX,
  BUDGET_MIN,
  MINUTES_OF_DAY,
  SLIDER_MAX,
  STAY_MONTHS_MAX,
  type IrexClients,
  type IrexSliders,
  type IrexStay,
} from '../irex.js';
import { passportCodes, type PassportCode } from '../entry-rules.js';
import { applyDecorators, Nested } from './decorators.js';

const Slider = () =>
  applyDecorators(
    Max(SLIDER_MAX, { message: `A slider must be from 0 to ${SLIDER_MAX}` }),
    Min(0, { message: `A slider must be from 0 to ${SLIDER_MAX}` }),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: 'A slider is a number' }),
  );

class Sliders implements Record<DimensionKey, number> {
  @Slider() internet!: number;
  @Slider() affordability!: number;
  @Slider() safety!: number;
  @Slider() climate!: number;
  @Slider() work_setup!: number;
  @Slider() visa_access!: number;
  @Slider() health_air!: number;
  @Slider() community!: number;
}

const MINUTES = `A time of day is a number of minutes from 0 to ${MINUTES_OF_DAY - 1}`;
const MONTH = 'A month is a number from 1 to 12';
const LENGTH = `A stay has 1 to ${STAY_MONTHS_MAX} months`;
const BUDGET = `A budget is a whole number of dollars from ${BUDGET_MIN} to ${BUDGET_MAX}`;

const IntRange = (from: number, to: number, message: string) =>
  applyDecorators(Max(to, { message }), Min(from, { message }), IsInt({ message }));

const MinuteOfDay = () => IntRange(0, MINUTES_OF_DAY - 1, MINUTES);

class Clients implements IrexClients {
  @IsTimeZone({ message: 'Please choose a time zone from the list' })
  @MaxLength(60)
  zone!: string;

  @MinuteOfDay()
  from!: number;

  @MinuteOfDay()
  to!: number;
}

class Stay implements IrexStay {
  @IntRange(1, 12, MONTH)
  month!: number;

  @IntRange(1, STAY_MONTHS_MAX, LENGTH)
  months!: number;
}

/** The body of `PUT /api/account/irex`: all preferences at once; absent or null ones are off. */
export class IrexPreferencesRequest {
  @Nested(Sliders)
  @IsDefined()
  sliders!: IrexSliders;

  @IsOptional()
  @IsIn(passportCodes, { message: 'We don’t know the entry rules of this passport' })
  passport?: PassportCode | null;

  @IsOptional()
  @Nested(Clients)
  clients?: IrexClients | null;

  @IsOptional()
  @Nested(Stay)
  stay?: IrexStay | null;

  @IsOptional()
  @IntRange(BUDGET_MIN, BUDGET_MAX, BUDGET)
  budgetUsd?: number | null;
}
