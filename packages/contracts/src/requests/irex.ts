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
  irexPassports,
  MINUTES_OF_DAY,
  SLIDER_MAX,
  STAY_MONTHS_MAX,
  type IrexClients,
  type IrexPassport,
  type IrexSliders,
  type IrexStay,
} from '../irex.js';
import { applyDecorators } from './apply-decorators.js';
import { Nested } from './nested.js';

const Slider = () =>
  applyDecorators(
    Max(SLIDER_MAX, { message: `A slider goes from 0 to ${SLIDER_MAX}` }),
    Min(0, { message: `A slider goes from 0 to ${SLIDER_MAX}` }),
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

const MinuteOfDay = () => applyDecorators(Max(MINUTES_OF_DAY - 1), Min(0), IsInt());

class Clients implements IrexClients {
  @IsTimeZone({ message: 'Please choose a time zone of the list' })
  @MaxLength(60)
  zone!: string;

  @MinuteOfDay()
  from!: number;

  @MinuteOfDay()
  to!: number;
}

class Stay implements IrexStay {
  @Max(12)
  @Min(1)
  @IsInt()
  month!: number;

  @Max(STAY_MONTHS_MAX)
  @Min(1)
  @IsInt()
  months!: number;
}

/** The body of `PUT /api/account/irex`: all wishes at once; what is left out or null asks nothing. */
export class IrexWishesRequest {
  @Nested(Sliders)
  @IsDefined()
  sliders!: IrexSliders;

  @IsOptional()
  @IsIn(irexPassports)
  passport?: IrexPassport | null;

  @IsOptional()
  @Nested(Clients)
  clients?: IrexClients | null;

  @IsOptional()
  @Nested(Stay)
  stay?: IrexStay | null;

  @IsOptional()
  @Max(BUDGET_MAX)
  @Min(BUDGET_MIN)
  @IsInt()
  budgetUsd?: number | null;
}
