import { createHash } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import {
  ArrayMaxSize,
  IsArray,
  IsString,
  isISO8601,
  Length,
  Matches,
  ValidateBy,
  IsIn,
  IsObject,
  IsOptional,
  IsUrl,
  MaxLength,
  ValidateNested,
  validateSync,
} from 'class-validator';
import { plainToInstance, Type } from 'class-transformer';
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
  postCategories,
  type PostCategory,
} from '@wanderwork/contracts';
import { toFieldErrors } from '@wanderwork/contracts/requests';
import { splitFrontMatter } from './front-matter.js';

const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

const LINE_MESSAGE = 'must be words on one line';

/** A single line without control characters. */
const IsLine = (min: number, max: number) =>
  applyDecorators(Matches(ONE_LINE, { message: LINE_MESSAGE }), Length(min, max), IsString());

const IsLineArray = (maxItems: number, min: number, max: number) =>
  applyDecorators(
    Matches(ONE_LINE, { each: true, message: LINE_MESSAGE }),
    Length(min, max, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(maxItems),
    IsArray(),
  );

/** A URL path segment. */
const IsSlug = (max: number) => applyDecorators(Matches(POST_SLUG_PATTERN), Length(3, max), IsString());

const IsSlugArray = (maxItems: number, max: number) =>
  applyDecorators(
    Matches(POST_SLUG_PATTERN, { each: true }),
    Length(2, max, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(maxItems),
    IsArray(),
  );

/** A real day of this century as `YYYY-MM-DD`. ISO 8601 alone would allow week dates and years out of range. */
const IsDay = () =>
  ValidateBy({
    name: 'isDay',
    validator: {
      validate: (value) => typeof value === 'string' && DAY.test(value) && isISO8601(value, { strict: true }),
      defaultMessage: () => 'must be a real day like 2027-01-31',
    },
  });

const MAX_FORMER_SLUGS = 20;

class ArticleSource {
  @IsLine(3, POST_SOURCE_TITLE_MAX)
  title!: string;

  @MaxLength(POST_SOURCE_URL_MAX)
  @IsUrl({ protocols: ['https'], require_protocol: true })
  url!: string;
}

/** The front matter of an article file. */
class ArticleMeta {
  @IsSlug(POST_SLUG_MAX)
  slug!: string;

  /** Earlier slugs, which redirect to the current one. */
  @IsOptional()
  @IsSlugArray(MAX_FORMER_SLUGS, POST_SLUG_MAX)
  formerly?: string[];

  @IsLine(3, POST_TITLE_MAX)
  title!: string;

  @IsLine(20, POST_EXCERPT_MAX)
  excerpt!: string;

  @IsIn(postCategories)
  category!: PostCategory;

  @IsLineArray(POST_TAGS_MAX, 2, POST_TAG_MAX)
  tags!: string[];

  /** Slugs of the cities that the article is about. */
  @IsOptional()
  @IsSlugArray(POST_CITIES_MAX, POST_SLUG_MAX)
  cities?: string[];

  @IsLine(2, POST_AUTHOR_MAX)
  author!: string;

  @IsDay()
  published!: string;

  @IsDay()
  updated!: string;

  /** When facts and figures were last checked against their sources. */
  @IsOptional()
  @IsDay()
  checked?: string;

  /** When the article was featured at the top of the hub. The most recent one wins. */
  @IsOptional()
  @IsDay()
  featured?: string;

  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @ArrayMaxSize(POST_SOURCES_MAX)
  @IsArray()
  @Type(() => ArticleSource)
  sources!: ArticleSource[];
}

export interface Article extends ArticleMeta {
  content: string;
  /** Changes whenever anything in the file does. */
  hash: string;
}

/** Parses one article file. Throws one error that lists every broken rule. */
export const parseArticle = (text: string): Article => {
  const { meta, content } = splitFrontMatter(text);
  if (content.length > POST_CONTENT_MAX)
    throw new Error(`the text has ${content.length} characters; the limit is ${POST_CONTENT_MAX}`);
  if (content.includes('\0')) throw new Error('the text contains a NUL character');
  const article = plainToInstance(ArticleMeta, meta);
  const errors = validateSync(article, { whitelist: true, forbidNonWhitelisted: true });
  if (errors.length > 0)
    throw new Error(
      toFieldErrors(errors)
        .map(({ path, message }) => `${path}: ${message}`)
        .join('; '),
    );
  return Object.assign(article, { content, hash: createHash('sha256').update(text).digest('hex') });
};
