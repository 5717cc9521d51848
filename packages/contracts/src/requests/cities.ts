import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { citySorts, safetyLabels, type CitySort, type SafetyLabel } from '../city.js';
import { cityClimates, citySizes, VISA_DAYS_MAX, type CityClimate, type CitySize } from '../city-filters.js';
import { COMPARE_MAX, COMPARE_MIN } from '../compare.js';
import { FAVOURITES_MAX } from '../bookmarks.js';
import { irexPassports, type IrexPassport } from '../irex.js';
import { ListText, NumberText } from './fields.js';
import { NoControlCharacters, OneLine } from './decorators.js';

export const SEARCH_MAX = 200;
export const CITY_PAGE_MAX = 100;
export const CITY_PAGE_DEFAULT = 24;

export const SLUG_MAX = 100;
const SLUG = /^[a-z0-9-]{1,100}$/;
const MONTHS = 'A month is a number from 1 to 12';
const COST_MAX = 100_000;
const COST = `A cost is a number of dollars a month, from 0 to ${COST_MAX}`;
const SPEED_MAX = 100_000;
const SPEED = `A speed is a number of Mbps, from 0 to ${SPEED_MAX}`;
const PAGE = `A page has 1 to ${CITY_PAGE_MAX} cities`;
const WORDS = `A search has 1 to ${SEARCH_MAX} characters`;
const VISA_DAYS = `Days without a visa are a number from 1 to ${VISA_DAYS_MAX}`;
const PASSPORTS = `We know the rules for passports of ${irexPassports.join(', ')}`;
const ONLY = `Please name at most ${FAVOURITES_MAX} cities`;

/** The filters of lists of cities. All filters must match. */
export class CityFilterQuery {
  @IsOptional()
  @OneLine()
  @MaxLength(60)
  @IsString()
  region?: string;

  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @OneLine()
  @Length(2, 2)
  @IsString()
  country?: string;

  /** USD a month. */
  @IsOptional()
  @NumberText()
  @Max(COST_MAX, { message: COST })
  @Min(0, { message: COST })
  @IsNumber({}, { message: COST })
  maxCost?: number;

  /** Mbps, the country's M-Lab median. */
  @IsOptional()
  @NumberText()
  @Max(SPEED_MAX, { message: SPEED })
  @Min(0, { message: SPEED })
  @IsNumber({}, { message: SPEED })
  minSpeed?: number;

  @IsOptional()
  @IsIn(safetyLabels)
  safety?: SafetyLabel;

  /** The climate in `month`, or in every month if none is given. */
  @IsOptional()
  @IsIn(cityClimates)
  climate?: CityClimate;

  /** 1–12. */
  @IsOptional()
  @NumberText()
  @Max(12, { message: MONTHS })
  @Min(1, { message: MONTHS })
  @IsInt({ message: MONTHS })
  month?: number;

  @IsOptional()
  @IsIn(citySizes)
  size?: CitySize;

  /** Only cities with a visa for remote workers. */
  @IsOptional()
  @IsIn(['1'])
  nomadVisa?: '1';

  /** Only cities that this passport enters without a visa, for at least `visaDays` if given. */
  @IsOptional()
  @IsIn(irexPassports, { message: PASSPORTS })
  passport?: IrexPassport;

  @IsOptional()
  @NumberText()
  @Max(VISA_DAYS_MAX, { message: VISA_DAYS })
  @Min(1, { message: VISA_DAYS })
  @IsInt({ message: VISA_DAYS })
  visaDays?: number;

  /** Only these cities: slugs separated by commas. */
  @IsOptional()
  @ListText()
  @Matches(SLUG, { each: true, message: ONLY })
  @ArrayMaxSize(FAVOURITES_MAX, { message: ONLY })
  @IsArray({ message: ONLY })
  only?: string[];

  @IsOptional()
  @IsIn(citySorts)
  sort?: CitySort;

  @IsOptional()
  @NumberText()
  @Max(CITY_PAGE_MAX, { message: PAGE })
  @Min(1, { message: PAGE })
  @IsInt({ message: PAGE })
  limit?: number;

  /** The `nextKey` of the previous page. */
  @IsOptional()
  @OneLine()
  @MaxLength(500)
  @IsString()
  after?: string;
}

/** The query of `GET /api/cities`. */
export class CityListQuery extends CityFilterQuery {
  /** Part of a city's, country's or region's name. */
  @IsOptional()
  @OneLine()
  @MaxLength(SEARCH_MAX, { message: WORDS })
  @IsString()
  q?: string;
}

/** A submitted search with its filters. */
export class SearchQuery extends CityFilterQuery {
  @OneLine()
  @Length(1, SEARCH_MAX, { message: WORDS })
  @IsString()
  q!: string;

  /** Ids of removed conditions, separated by commas. */
  @IsOptional()
  @OneLine()
  @MaxLength(1000)
  @IsString()
  without?: string;
}

/** The text typed so far. */
export class SuggestionsQuery {
  @OneLine()
  @Length(1, SEARCH_MAX, { message: WORDS })
  @IsString()
  q!: string;
}

const COMPARE_COUNT = `Please name ${COMPARE_MIN} or ${COMPARE_MAX} cities`;

/** The query of `GET /api/compare`: `cities=lisbon,porto`. */
export class CompareQuery {
  @ListText()
  @NoControlCharacters({ each: true, message: COMPARE_COUNT })
  @Length(1, SLUG_MAX, { each: true, message: COMPARE_COUNT })
  @ArrayUnique({ message: 'Please name each city once' })
  @ArrayMaxSize(COMPARE_MAX, { message: COMPARE_COUNT })
  @ArrayMinSize(COMPARE_MIN, { message: COMPARE_COUNT })
  @IsArray({ message: COMPARE_COUNT })
  cities!: string[];
}
