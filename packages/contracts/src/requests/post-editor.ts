import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  POST_AUTHOR_MAX,
  POST_CITIES_MAX,
  POST_CONTENT_MAX,
  POST_EXCERPT_MAX,
  POST_SLUG_MAX,
  POST_SLUG_PATTERN,
  POST_SOURCE_TITLE_MAX,
  POST_SOURCE_URL_MAX,
  POST_SOURCES_MAX,
  POST_TAG_MAX,
  POST_TAGS_MAX,
  POST_TITLE_MAX,
  postStates,
  type PostState,
  type PostText,
} from '../post-editor.js';
import { postCategories, type PostCategory } from '../post.js';
import {
  applyDecorators,
  IsFutureMoment,
  Nested,
  NestedList,
  NoControlCharacters,
  NoNul,
  OneLine,
  toOneLine,
} from './decorators.js';
import { SEARCH_MAX } from './cities.js';
import { RequiredText } from './fields.js';

const HIGHEST_REVISION = 2_000_000_000;

/** One of the pictures that were uploaded for posts. */
const COVER = /^\/api\/post-images\/[0-9a-f-]{36}-\d{1,5}x\d{1,5}\.webp$/;

const Text = (max: number) =>
  applyDecorators(
    NoNul(),
    MaxLength(max, { message: `Please use at most ${max.toLocaleString('en')} characters` }),
    IsString(),
  );

/** A line of a draft. It is not trimmed, because the writer may still be typing. */
const DraftLine = (max: number) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? toOneLine(value) : value)),
    NoControlCharacters(),
    Text(max),
  );

const Texts = (most: number, longest: number) =>
  applyDecorators(
    NoControlCharacters({ each: true }),
    MaxLength(longest, { each: true, message: `Please use at most ${longest} characters each` }),
    IsString({ each: true }),
    ArrayMaxSize(most, { message: `Please list at most ${most}` }),
    IsArray(),
  );

const Revision = () => applyDecorators(Max(HIGHEST_REVISION), Min(0), IsInt());

export class PostEditorQuery {
  /** Part of a title or a slug. */
  @IsOptional()
  @OneLine()
  @MaxLength(SEARCH_MAX)
  @IsString()
  q?: string;

  @IsOptional()
  @IsIn(postStates)
  state?: PostState;

  /** The `nextKey` of the previous page. */
  @IsOptional()
  @OneLine()
  @MaxLength(500)
  @IsString()
  after?: string;
}

export class PostSourceRequest {
  @DraftLine(POST_SOURCE_TITLE_MAX)
  title!: string;

  @DraftLine(POST_SOURCE_URL_MAX)
  url!: string;
}

/** A draft, which may be incomplete until it is published. */
export class PostTextRequest implements PostText {
  @DraftLine(POST_TITLE_MAX)
  title!: string;

  @DraftLine(POST_SLUG_MAX)
  slug!: string;

  @Text(POST_EXCERPT_MAX)
  excerpt!: string;

  @IsOptional()
  @IsIn(postCategories)
  category!: PostCategory | null;

  @Texts(POST_TAGS_MAX, POST_TAG_MAX)
  tags!: string[];

  @Texts(POST_CITIES_MAX, POST_SLUG_MAX)
  cities!: string[];

  @IsOptional()
  @Matches(COVER, { message: 'Please upload the picture here' })
  coverImage!: string | null;

  @DraftLine(POST_AUTHOR_MAX)
  author!: string;

  @NestedList(PostSourceRequest, POST_SOURCES_MAX, 0)
  sources!: PostSourceRequest[];

  @Text(POST_CONTENT_MAX)
  content!: string;
}

/** The revision that the editor saw; sent with every action on a draft. */
export class PostRevisionRequest {
  @Revision()
  revision!: number;
}

export class SavePostRequest extends PostRevisionRequest {
  @Nested(PostTextRequest)
  words!: PostTextRequest;

  /** True for a manual save, which is stored as a version. */
  @IsOptional()
  @IsBoolean()
  keep?: boolean;
}

export class PublishPostRequest extends PostRevisionRequest {
  /** A future moment with its time zone. Default: now. */
  @IsOptional()
  @IsFutureMoment()
  at?: string;
}

export class PostPreviewRequest {
  @Nested(PostTextRequest)
  words!: PostTextRequest;
}

class ReadableSource {
  @OneLine()
  @Length(3, POST_SOURCE_TITLE_MAX, { message: 'Please give each source a title' })
  title!: string;

  @IsUrl(
    { protocols: ['https'], require_protocol: true },
    { message: 'Please give each source a URL with https://' },
  )
  url!: string;
}

/** The rules that a draft must meet to be published. */
export class ReadablePost {
  @OneLine()
  @RequiredText(3, POST_TITLE_MAX, 'Please enter a title')
  title!: string;

  @Matches(POST_SLUG_PATTERN, { message: 'Please use lowercase letters, digits and single hyphens' })
  @Length(3, POST_SLUG_MAX, { message: 'Please use 3 characters or more' })
  slug!: string;

  @OneLine()
  @RequiredText(2, POST_AUTHOR_MAX, 'Please enter the author')
  author!: string;

  @NestedList(ReadableSource, POST_SOURCES_MAX, 0)
  sources!: ReadableSource[];

  @RequiredText(1, POST_CONTENT_MAX, 'Please enter a text')
  content!: string;
}
