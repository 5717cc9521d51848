import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
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

/** An empty text takes back what was said before. */
const UnlessEmpty = () =>
  ValidateIf((_request: object, value: unknown) => value !== '' && value !== undefined);

const upper = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toUpperCase() : value);
const Upper = () =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(upper) : upper(value)));

/** What changes of the profile; what is left out stays. */
export class ProfileRequest {
  @IsOptional()
  @RequiredLine(1, NAME_MAX, 'First name is required')
  firstName?: string;

  @IsOptional()
  @RequiredLine(1, NAME_MAX, 'Last name is required')
  lastName?: string;

  /** A city's slug. */
  @UnlessEmpty()
  @Matches(/^[a-z0-9-]+$/, { message: 'Please choose a city of the list' })
  @MaxLength(SLUG_MAX)
  @IsString()
  homeCity?: string;

  @UnlessEmpty()
  @Line()
  @MaxLength(LOCATION_MAX, { message: `Please use at most ${LOCATION_MAX} characters` })
  @IsString()
  homePlace?: string;

  @IsOptional()
  @Upper()
  @IsISO31661Alpha2({ each: true, message: 'Please choose a country of the list' })
  @ArrayUnique({ message: 'Each passport counts once' })
  @ArrayMaxSize(PASSPORTS_MAX, { message: `Please name at most ${PASSPORTS_MAX} passports` })
  @IsArray()
  passports?: string[];

  @UnlessEmpty()
  @IsTimeZone({ message: 'Please choose a time zone of the list' })
  @MaxLength(60)
  clientTimeZone?: string;

  @UnlessEmpty()
  @IsMilitaryTime({ message: 'Please enter a time like 09:00' })
  @MaxLength(5)
  clientHoursFrom?: string;

  @UnlessEmpty()
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
  @IsISO4217CurrencyCode({ message: 'Please choose a currency of the list' })
  currency?: string;
}

export class PasswordChangeRequest {
  /** Left out by those who have none yet. */
  @IsOptional()
  @MaxLength(PASSWORD_MAX)
  @IsNotEmpty({ message: 'Please enter your current password' })
  @IsString()
  current?: string;

  @NewPassword()
  password!: string;
}
