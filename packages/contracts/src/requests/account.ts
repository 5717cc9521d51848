import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO31661Alpha2,
  IsISO4217CurrencyCode,
  IsMilitaryTime,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsTimeZone,
  Matches,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { temperatureUnits, themeChoices, type TemperatureUnit, type ThemeChoice } from '../account.js';
import { Line, LOCATION_MAX, NAME_MAX, NewPassword, PASSWORD_MAX, RequiredLine } from './fields.js';

const PASSPORTS_MAX = 10;
const SLUG_MAX = 100;

/** An empty text clears the field. */
const SkipIfEmpty = () =>
  ValidateIf((_request: object, value: unknown) => value !== '' && value !== undefined);

const toUpper = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toUpperCase() : value);
const Upper = () =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toUpper) : toUpper(value)));

/** Changes of the profile; absent fields stay unchanged. */
export class ProfileRequest {
  @IsOptional()
  @RequiredLine(1, NAME_MAX, 'First name is required')
  firstName?: string;

  @IsOptional()
  @RequiredLine(1, NAME_MAX, 'Last name is required')
  lastName?: string;

  /** A city's slug. */
  @SkipIfEmpty()
  @Matches(/^[a-z0-9-]+$/, { message: 'Please choose a city from the list' })
  @MaxLength(SLUG_MAX)
  @IsString()
  homeCity?: string;

  @SkipIfEmpty()
  @Line()
  @MaxLength(LOCATION_MAX, { message: `Please use at most ${LOCATION_MAX} characters` })
  @IsString()
  homePlace?: string;

  @IsOptional()
  @Upper()
  @IsISO31661Alpha2({ each: true, message: 'Please choose a country from the list' })
  @ArrayUnique({ message: 'Please list each passport once' })
  @ArrayMaxSize(PASSPORTS_MAX, { message: `Please list at most ${PASSPORTS_MAX} passports` })
  @IsArray()
  passports?: string[];

  @SkipIfEmpty()
  @IsTimeZone({ message: 'Please choose a time zone from the list' })
  @MaxLength(60)
  clientTimeZone?: string;

  @SkipIfEmpty()
  @IsMilitaryTime({ message: 'Please enter a time like 09:00' })
  @MaxLength(5)
  clientHoursFrom?: string;

  @SkipIfEmpty()
  @IsMilitaryTime({ message: 'Please enter a time like 17:00' })
  @MaxLength(5)
  clientHoursTo?: string;
}

export class PreferencesRequest {
  @IsOptional()
  @IsIn(themeChoices)
  theme?: ThemeChoice;

  @IsOptional()
  @IsIn(temperatureUnits)
  temperatureUnit?: TemperatureUnit;

  @IsOptional()
  @Upper()
  @IsISO4217CurrencyCode({ message: 'Please choose a currency from the list' })
  currency?: string;
}

export class PasswordChangeRequest {
  /** Absent if the member has no password yet. */
  @IsOptional()
  @MaxLength(PASSWORD_MAX)
  @IsNotEmpty({ message: 'Please enter your current password' })
  @IsString()
  current?: string;

  @NewPassword()
  password!: string;
}

/** The body of `POST /api/account/deletion`. */
export class DeletionRequest {
  /** Whether answers in Connect stay, shown as "by a former member". */
  @IsOptional()
  @IsBoolean()
  keepAnswers?: boolean;
}
