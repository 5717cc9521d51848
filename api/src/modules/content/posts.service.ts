import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BlogPost, PostCard, PostCategory, PostDetail } from '@wanderwork/contracts';
import { POST_LIST_MAX, type PostListQuery } from '@wanderwork/contracts/requests';
import { ArrayContains, LessThanOrEqual, Raw, type FindOptionsWhere, Repository } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { postNotFound } from './content.errors.js';
import { Post } from './entities/post.entity.js';
import { LiveTexts } from './live/live-texts.service.js';
import { cardColumns, toBlogPost, toPostCard, toPostDetail } from './posts.mapper.js';

/** The sitemap protocol's limit of one file. */
const SITEMAP_MAX = 50_000;

const newestOfCity = (city: string, limit: number) =>
  Raw(
    (
      id,
    ) => `${id} IN (SELECT post_id FROM post_marks WHERE mark = post_mark('city', :city) AND published_at <= now()
      ORDER BY published_at DESC, post_id DESC LIMIT :most)`,
    { city, most: limit },
  );

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
      where: this.published(city === undefined ? {} : { id: newestOfCity(city, limit) }),
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
    const post = (await this.named(slugOrId)) ?? (await this.movedFrom(slugOrId));
    return post && this.toRead(post);
  }

  async idOf(slugOrId: string): Promise<string | null> {
    return ((await this.named(slugOrId)) ?? (await this.movedFrom(slugOrId)))?.id ?? null;
  }

  /** The newest with their texts, for feeds. */
  async latest(limit: number, category: PostCategory | null): Promise<PostDetail[]> {
    const rows = await this.posts.find({
      where: this.published(category === null ? {} : { category }),
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return Promise.all(rows.map((post) => this.toRead(post)));
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

  /** A slug may be a number, or look like an id; what is the id of one leads to no other. */
  private async named(slugOrId: string): Promise<Post | null> {
    const find = (where: FindOptionsWhere<Post>) => this.posts.findOne({ where: this.published(where) });
    const byId = isUuid(slugOrId) ? await find({ id: slugOrId }) : null;
    return byId ?? find({ slug: slugOrId });
  }

  private movedFrom(slug: string): Promise<Post | null> {
    return this.posts.findOne({
      where: this.published({ formerSlugs: ArrayContains([slug]) }),
      order: { publishedAt: 'DESC' },
    });
  }

  private async toRead(post: Post): Promise<PostDetail> {
    return { ...toPostDetail(post), ...(await this.texts.read(post.id, post)) };
  }

  private published(where: FindOptionsWhere<Post> = {}): FindOptionsWhere<Post> {
    return { ...where, publishedAt: LessThanOrEqual(new Date()) };
  }
}
