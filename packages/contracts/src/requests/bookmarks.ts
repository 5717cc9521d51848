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
  ArrayMaxSize,
  IsArray,
} from 'class-validator';
import { BOOKMARK_FIGURES_MAX, BOOKMARKS_MAX, BOOKMARK_SECTIONS_MAX, FAVOURITES_MAX } from '../bookmarks.js';
import { Moment } from './fields.js';
import { NestedList, NoNul, OneLine } from './decorators.js';

const isNotNull = (_: unknown, value: unknown) => value !== null;

/** A section as it was when it was read. */
export class BookmarkSectionRequest {
  @ValidateIf(isNotNull)
  @OneLine()
  @MaxLength(300)
  @IsString()
  id!: string | null;

  @Matches(/^[\w-]{1,20}$/)
  mark!: string;
}

/** A figure as it was when it was read. */
export class BookmarkFigureRequest {
  @OneLine()
  @MaxLength(200)
  @IsString()
  id!: string;

  @ValidateIf(isNotNull)
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

  @ValidateIf(isNotNull)
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

/** The body of `POST /api/account/shelf`: changes in this browser, or bookmarks from before the member signed in. */
export class BookmarksRequest {
  @NestedList(BookmarkRequest, BOOKMARKS_MAX)
  entries!: BookmarkRequest[];
}

const TOO_MANY = `Please name at most ${FAVOURITES_MAX} cities`;

/** The body of `POST /api/account/favourites`: cities that a browser stored before the member signed in. */
export class FavouritesRequest {
  @Matches(/^[a-z0-9-]{1,100}$/, { each: true, message: TOO_MANY })
  @ArrayMaxSize(FAVOURITES_MAX, { message: TOO_MANY })
  @IsArray({ message: TOO_MANY })
  slugs!: string[];
}
