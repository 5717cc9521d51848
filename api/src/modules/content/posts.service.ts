import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BlogPost, PostCard, PostDetail } from '@wanderwork/contracts';
import { POST_LIST_MAX, type PostListQuery } from '@wanderwork/contracts/requests';
import { ArrayContains, LessThanOrEqual, type FindOptionsWhere, Repository } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { postNotFound } from './content.errors.js';
import { Post } from './entities/post.entity.js';
import { LiveTexts } from './live/live-texts.service.js';
import { cardColumns, toBlogPost, toPostCard, toPostDetail } from './posts.mapper.js';

/** The sitemap protocol's limit of one file. */
const SITEMAP_MAX = 50_000;

/** What readers may see: posts whose time has come. */
@Injectable()
export class PostsService {
  constructor(
    @InjectRepository(Post) private readonly posts: Repository<Post>,
    private readonly texts: LiveTexts,
  ) {}

  async list({
    limit = POST_LIST_MAX,
    view = 'full',
    city,
  }: PostListQuery): Promise<(BlogPost | PostCard)[]> {
    const full = view === 'full';
    const rows = await this.posts.find({
      select: Object.fromEntries(
        [...cardColumns, ...(full ? ['content'] : [])].map((column) => [column, true]),
      ),
      where: this.published(city === undefined ? {} : { cities: ArrayContains([city]) }),
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return rows.map(full ? toBlogPost : toPostCard);
  }

  async get(slugOrId: string): Promise<PostDetail> {
    const post = await this.find(slugOrId);
    if (!post) throw postNotFound();
    return post;
  }

  async find(slugOrId: string): Promise<PostDetail | null> {
    const post = await this.posts.findOneBy(
      this.published(isUuid(slugOrId) ? { id: slugOrId } : { slug: slugOrId }),
    );
    return post && { ...toPostDetail(post), ...(await this.texts.read(post.id, post)) };
  }

  /** Addresses of all posts for the sitemap, as many as one may list. */
  addresses(): Promise<Pick<Post, 'slug' | 'updatedAt'>[]> {
    return this.posts.find({
      select: { slug: true, updatedAt: true },
      where: this.published(),
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: SITEMAP_MAX,
    });
  }

  /** When the newest post came out: a post whose time comes changes what readers see, though nobody wrote anything. */
  async newestAt(now: Date): Promise<string> {
    const [newest] = await this.posts.find({
      select: { publishedAt: true },
      where: { publishedAt: LessThanOrEqual(now) },
      order: { publishedAt: 'DESC' },
      take: 1,
    });
    return newest?.publishedAt.toISOString() ?? '';
  }

  private published(where: FindOptionsWhere<Post> = {}): FindOptionsWhere<Post> {
    return { ...where, publishedAt: LessThanOrEqual(new Date()) };
  }
}
