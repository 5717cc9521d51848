import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { postCategories, toPostCategorySlug } from '../post.js';
import { SEARCH_MAX } from './cities.js';
import { NumberText } from './fields.js';
import { readerEvents, type ReaderEvent } from '../post-editor.js';
import { OneLine } from './decorators.js';

export const POST_LIST_MAX = 100;

/** The query of `GET /api/blog-posts`, newest first. */
export class PostListQuery {
  @IsOptional()
  @NumberText()
  @Max(POST_LIST_MAX)
  @Min(1)
  @IsInt()
  limit?: number;

  /** `card` omits the text. */
  @IsOptional()
  @IsIn(['full', 'card'])
  view?: 'full' | 'card';

  /** The slug of a city: only posts about it. */
  @IsOptional()
  @Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  @MaxLength(100)
  city?: string;
}

/** An anonymous event of a reader of a post. */
export class ReaderEventRequest {
  @IsIn(readerEvents)
  event!: ReaderEvent;
}

export const LIBRARY_PAGE = 12;
const LIBRARY_PAGE_MAX = 48;

/** The query of `GET /api/library`: best matches first with a query, else newest first. */
export class LibraryQuery {
  @IsOptional()
  @OneLine()
  @MaxLength(SEARCH_MAX)
  @IsString()
  q?: string;

  /** The slug of the category: `tips-tutorials`. */
  @IsOptional()
  @IsIn(postCategories.map(toPostCategorySlug))
  category?: string;

  @IsOptional()
  @OneLine()
  @MaxLength(30)
  @IsString()
  tag?: string;

  /** The full name. */
  @IsOptional()
  @OneLine()
  @MaxLength(100)
  @IsString()
  author?: string;

  @IsOptional()
  @NumberText()
  @Max(LIBRARY_PAGE_MAX)
  @Min(1)
  @IsInt()
  limit?: number;

  /** The `nextKey` of the previous page. */
  @IsOptional()
  @OneLine()
  @MaxLength(500)
  @IsString()
  after?: string;
}
