import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ArrayContains, IsNull, Not, Repository } from 'typeorm';
import { createId } from '../../../platform/database/ids.js';
import { Post } from '../entities/post.entity.js';
import { RENDER_VERSION, renderPost } from '../render/render-post.js';
import { type Article, parseArticle } from './article.js';

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Throws on invalid UTF-8 instead of inserting replacement characters. */
const readUtf8 = async (file: string): Promise<string> =>
  new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));

/** Slugs and former slugs must be unique across all articles. */
const findDuplicateSlugs = (articles: ReadonlyMap<string, Article>): string[] => {
  const ownerBySlug = new Map<string, string>();
  return [...articles].flatMap(([name, { slug, formerly = [] }]) =>
    [slug, ...formerly].flatMap((candidate) => {
      const owner = ownerBySlug.get(candidate);
      ownerBySlug.set(candidate, name);
      const field = candidate === slug ? 'slug' : 'formerly';
      return owner === undefined ? [] : [`${name}: ${field}: ${candidate} is already an address of ${owner}`];
    }),
  );
};

/** Reads all articles of a folder. Throws one error that lists every invalid file and why. */
const readArticles = async (folder: string): Promise<Article[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const articles = new Map<string, Article>();
  const errors: string[] = [];
  for (const name of names) {
    try {
      articles.set(name, parseArticle(await readUtf8(path.join(folder, name))));
    } catch (error) {
      errors.push(`${name}: ${toMessage(error)}`);
    }
  }
  errors.push(...findDuplicateSlugs(articles));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return [...articles.values()];
};

type ExistingPost = Pick<Post, 'id' | 'editedAt' | 'importHash'>;

const toColumns = (article: Article) => ({
  slug: article.slug,
  formerSlugs: article.formerly ?? [],
  title: article.title,
  excerpt: article.excerpt,
  coverImage: null,
  category: article.category,
  tags: article.tags,
  cities: article.cities ?? [],
  author: article.author,
  sources: article.sources,
  content: article.content,
  ...renderPost(article.content),
  renderVersion: RENDER_VERSION,
  publishedAt: new Date(article.published),
  updatedAt: new Date(article.updated),
  checkedAt: article.checked === undefined ? null : new Date(article.checked),
  featuredAt: article.featured === undefined ? null : new Date(article.featured),
  importHash: article.hash,
});

/** Imports new and changed article files in one transaction. Never overwrites a post that was edited in the product. */
@Injectable()
export class ArticlesImportService {
  constructor(@InjectRepository(Post) private readonly posts: Repository<Post>) {}

  async run(folder: string): Promise<void> {
    const articles = await readArticles(folder);
    await this.posts.manager.transaction(async (manager) => {
      const posts = manager.getRepository(Post);
      for (const article of articles) await importArticle(posts, article);
    });
  }
}

const importArticle = async (posts: Repository<Post>, article: Article): Promise<void> => {
  const existingPost = await findExistingPost(posts, article.slug);
  if (!existingPost)
    await posts.insert({ id: createId(), editedAt: null, withdrawnAt: null, ...toColumns(article) });
  else if (existingPost.editedAt === null && existingPost.importHash !== article.hash)
    await posts.update({ id: existingPost.id, editedAt: IsNull() }, toColumns(article));
};

/** Finds the post by its slug, or by a former slug if editors moved it. */
const findExistingPost = (posts: Repository<Post>, slug: string): Promise<ExistingPost | null> =>
  posts.findOne({
    select: { id: true, editedAt: true, importHash: true },
    where: [{ slug }, { formerSlugs: ArrayContains([slug]), editedAt: Not(IsNull()) }],
  });
