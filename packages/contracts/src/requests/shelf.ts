import {
  IsBoolean,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { SHELF_FIGURES_MAX, SHELF_MAX, SHELF_SECTIONS_MAX } from '../shelf.js';
import { Moment } from './fields.js';
import { NestedList } from './nested.js';
import { NoNul, OneLine } from './one-line.js';

const isThere = (_: unknown, value: unknown) => value !== null;

/** What a section said when it was read. */
export class ShelfSectionRequest {
  @ValidateIf(isThere)
  @OneLine()
  @MaxLength(300)
  @IsString()
  id!: string | null;

  @Matches(/^[\w-]{1,20}$/)
  mark!: string;
}

/** What a figure was when it was read. */
export class ShelfFigureRequest {
  @OneLine()
  @MaxLength(200)
  @IsString()
  id!: string;

  @ValidateIf(isThere)
  @NoNul()
  @MaxLength(300)
  @IsString()
  words!: string | null;
}

export class ShelfEntryRequest {
  @OneLine()
  @MaxLength(200)
  @IsString()
  slug!: string;

  @IsBoolean()
  saved!: boolean;

  @ValidateIf(isThere)
  @Max(1)
  @Min(0)
  @IsNumber()
  progress!: number | null;

  @NestedList(ShelfSectionRequest, SHELF_SECTIONS_MAX, 0)
  sections!: ShelfSectionRequest[];

  @IsOptional()
  @NestedList(ShelfFigureRequest, SHELF_FIGURES_MAX, 0)
  figures?: ShelfFigureRequest[];

  @Moment()
  at!: string;
}

/** The body of `POST /api/account/shelf`: what changed in this browser, or was kept in it before its person signed in. */
export class ShelfRequest {
  @NestedList(ShelfEntryRequest, SHELF_MAX)
  entries!: ShelfEntryRequest[];
}
