import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ArrayContains, IsNull, Not, Repository } from 'typeorm';
import { createId } from '../../../platform/database/ids.js';
import { Post } from '../entities/post.entity.js';
import { RENDER_VERSION, renderPost } from '../render/render-post.js';
import { readArticles } from './article-files.js';
import type { Article } from './article.js';

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
