import { IsIn, IsInt, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { NumberText } from './fields.js';

export const POST_LIST_MAX = 100;

/** The query of `GET /api/blog-posts`, newest first. */
export class PostListQuery {
  @IsOptional()
  @NumberText()
  @Max(POST_LIST_MAX)
  @Min(1)
  @IsInt()
  limit?: number;

  /** `card` leaves the text out. */
  @IsOptional()
  @IsIn(['full', 'card'])
  view?: 'full' | 'card';

  /** Slug of a city: only posts that are about it. */
  @IsOptional()
  @Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  @MaxLength(100)
  city?: string;
}
