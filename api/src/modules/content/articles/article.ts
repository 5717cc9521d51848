import { createHash } from 'node:crypto';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  IsUrl,
  Length,
  Matches,
  ValidateNested,
  validateSync,
} from 'class-validator';
import { POST_CONTENT_MAX, postCategories, type PostCategory } from '@wanderwork/contracts';
import { fieldErrors } from '@wanderwork/contracts/requests';
import { splitFrontMatter } from './front-matter.js';

export class ArticleSource {
  @Length(3, 300)
  @IsString()
  title!: string;

  @IsUrl({ protocols: ['https'], require_protocol: true })
  url!: string;
}

/** What stands in front of an article's text. */
export class ArticleMeta {
  @Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  @Length(3, 100)
  slug!: string;

  /** Slugs under which it stood before: they lead to the one above. */
  @IsOptional()
  @ArrayMaxSize(20)
  @Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { each: true })
  formerly?: string[];

  @Length(3, 150)
  @IsString()
  title!: string;

  @Length(20, 300)
  @IsString()
  excerpt!: string;

  @IsIn(postCategories)
  category!: PostCategory;

  @ArrayMaxSize(8)
  @Length(2, 30, { each: true })
  @IsString({ each: true })
  tags!: string[];

  /** Slugs of the cities that the article is about. */
  @IsOptional()
  @ArrayMaxSize(20)
  @Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { each: true })
  cities?: string[];

  @Length(2, 100)
  @IsString()
  author!: string;

  @IsISO8601({ strict: true })
  published!: string;

  @IsISO8601({ strict: true })
  updated!: string;

  /** When facts and figures were last checked against their sources. */
  @IsOptional()
  @IsISO8601({ strict: true })
  checked?: string;

  /** Since when it stands at the head of the hub, before all others. */
  @IsOptional()
  @IsISO8601({ strict: true })
  featured?: string;

  @ValidateNested({ each: true })
  @Type(() => ArticleSource)
  sources!: ArticleSource[];
}

export interface Article extends ArticleMeta {
  content: string;
  /** Changes whenever anything in the file does. */
  hash: string;
}

/** Reads one article file; throws with every rule it breaks. */
export const parseArticle = (text: string): Article => {
  const { meta, content } = splitFrontMatter(text);
  if (content.length > POST_CONTENT_MAX)
    throw new Error(`the text has ${content.length} characters, and may have ${POST_CONTENT_MAX} at most`);
  const article = plainToInstance(ArticleMeta, meta);
  const errors = validateSync(article, { whitelist: true, forbidNonWhitelisted: true });
  if (errors.length > 0)
    throw new Error(
      fieldErrors(errors)
        .map(({ path, message }) => `${path}: ${message}`)
        .join('; '),
    );
  return Object.assign(article, { content, hash: createHash('sha256').update(text).digest('hex') });
};
