import { IsIn, IsInt, IsNumber, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { citySorts, safetyLabels, type CitySort, type SafetyLabel } from '../city.js';
import { NumberText, Trimmed } from './fields.js';

export const SEARCH_MAX = 200;
export const CITY_PAGE_MAX = 100;
export const CITY_PAGE_DEFAULT = 24;

/** The query of `GET /api/cities`. All filters must hold. */
export class CityListQuery {
  /** Part of a city's, country's or region's name. */
  @IsOptional()
  @Trimmed()
  @MaxLength(SEARCH_MAX)
  @IsString()
  q?: string;

  @IsOptional()
  @MaxLength(60)
  @IsString()
  region?: string;

  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @Length(2, 2)
  @IsString()
  country?: string;

  /** USD a month. */
  @IsOptional()
  @NumberText()
  @Max(100_000)
  @Min(0)
  @IsNumber()
  maxCost?: number;

  /** Mbps, the country's M-Lab median. */
  @IsOptional()
  @NumberText()
  @Max(100_000)
  @Min(0)
  @IsNumber()
  minSpeed?: number;

  @IsOptional()
  @IsIn(safetyLabels)
  safety?: SafetyLabel;

  @IsOptional()
  @IsIn(citySorts)
  sort?: CitySort;

  @IsOptional()
  @NumberText()
  @Max(CITY_PAGE_MAX)
  @Min(1)
  @IsInt()
  limit?: number;

  /** `nextKey` of the page before. */
  @IsOptional()
  @MaxLength(500)
  @IsString()
  after?: string;
}

export class SearchQuery {
  @Trimmed()
  @Length(1, SEARCH_MAX)
  @IsString()
  q!: string;
}
