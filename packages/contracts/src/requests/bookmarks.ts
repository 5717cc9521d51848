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
import { BOOKMARK_FIGURES_MAX, BOOKMARKS_MAX, BOOKMARK_SECTIONS_MAX } from '../bookmarks.js';
import { Moment } from './fields.js';
import { NestedList } from './nested.js';
import { NoNul, OneLine } from './one-line.js';

const isThere = (_: unknown, value: unknown) => value !== null;

/** What a section said when it was read. */
export class BookmarkSectionRequest {
  @ValidateIf(isThere)
  @OneLine()
  @MaxLength(300)
  @IsString()
  id!: string | null;

  @Matches(/^[\w-]{1,20}$/)
  mark!: string;
}

/** What a figure was when it was read. */
export class BookmarkFigureRequest {
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

export class BookmarkRequest {
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

  @NestedList(BookmarkSectionRequest, BOOKMARK_SECTIONS_MAX, 0)
  sections!: BookmarkSectionRequest[];

  @IsOptional()
  @NestedList(BookmarkFigureRequest, BOOKMARK_FIGURES_MAX, 0)
  figures?: BookmarkFigureRequest[];

  @Moment()
  at!: string;
}

/** The body of `POST /api/account/shelf`: what changed in this browser, or was kept in it before its person signed in. */
export class BookmarksRequest {
  @NestedList(BookmarkRequest, BOOKMARKS_MAX)
  entries!: BookmarkRequest[];
}
