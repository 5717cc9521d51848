import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ArrayContains, LessThanOrEqual, Raw, type FindOptionsWhere, Repository } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { BlogPost, PostCard, PostCategory, PostDetail } from '@wanderwork/contracts';
import { POST_LIST_MAX, type PostListQuery } from '@wanderwork/contracts/requests';
import { postNotFound } from './content.errors.js';
import { Post } from './entities/post.entity.js';
import { LiveTextsService } from './live/live-texts.service.js';
import { cardColumns, toBlogPost, toPostCard, toPostDetail } from './posts.mapper.js';

/** The data of this module, as `data_versions` counts its changes. */
export const POSTS = 'posts';

/** The limit of the sitemap protocol per file. */
const MAX_SITEMAP_ADDRESSES = 50_000;

const isNewestOfCity = (city: string, limit: number) =>
  Raw(
    (
      id,
    ) => `${id} IN (SELECT post_id FROM post_marks WHERE mark = post_mark('city', :city) AND published_at <= now()
      ORDER BY published_at DESC, post_id DESC LIMIT :most)`,
    { city, most: limit },
  );

/** Published posts. Scheduled posts and drafts are never returned. */
@Injectable()
export class PostsService {
  constructor(
    @InjectRepository(Post) private readonly posts: Repository<Post>,
    private readonly liveTexts: LiveTextsService,
  ) {}

  async list({
    limit = POST_LIST_MAX,
    view = 'full',
    city,
  }: PostListQuery): Promise<(BlogPost | PostCard)[]> {
    const isFull = view === 'full';
    const rows = await this.posts.find({
      select: Object.fromEntries(
        [...cardColumns, ...(isFull ? ['content'] : [])].map((column) => [column, true]),
      ),
      where: this.wherePublished(city === undefined ? {} : { id: isNewestOfCity(city, limit) }),
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return rows.map(isFull ? toBlogPost : toPostCard);
  }

  async get(slugOrId: string): Promise<PostDetail> {
    const post = await this.find(slugOrId);
    if (!post) throw postNotFound();
    return post;
  }

  async find(slugOrId: string): Promise<PostDetail | null> {
    const post = await this.findPost(slugOrId);
    return post && this.toDetail(post);
  }

  async findId(slugOrId: string): Promise<string | null> {
    return (await this.findPost(slugOrId))?.id ?? null;
  }

  /** What the cover of a post shows: `city` is the slug of the city it is about, null if there is none or several. */
  async findCover(
    slugOrId: string,
  ): Promise<(Pick<Post, 'slug' | 'category'> & { city: string | null }) | null> {
    const post = await this.findPost(slugOrId);
    if (!post) return null;
    const { slug, category, cities } = post;
    return { slug, category, city: cities.length === 1 ? (cities[0] ?? null) : null };
  }

  /** The newest posts with their texts, for feeds. */
  async listLatest(limit: number, category: PostCategory | null): Promise<PostDetail[]> {
    const rows = await this.posts.find({
      where: this.wherePublished(category === null ? {} : { category }),
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return Promise.all(rows.map((post) => this.toDetail(post)));
  }

  /** Slugs for the sitemap. */
  listAddresses(): Promise<Pick<Post, 'slug' | 'updatedAt'>[]> {
    return this.posts.find({
      select: { slug: true, updatedAt: true },
      where: this.wherePublished(),
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: MAX_SITEMAP_ADDRESSES,
    });
  }

  /** The date of the newest published post. It changes when a scheduled post is published, without any write. */
  async findNewestDate(now: Date): Promise<string> {
    const [newest] = await this.posts.find({
      select: { publishedAt: true },
      where: { publishedAt: LessThanOrEqual(now) },
      order: { publishedAt: 'DESC' },
      take: 1,
    });
    return newest?.publishedAt.toISOString() ?? '';
  }

  private async findPost(slugOrId: string): Promise<Post | null> {
    return (await this.findByKey(slugOrId)) ?? this.findByFormerSlug(slugOrId);
  }

  /** A slug may look like an id; an actual id takes precedence. */
  private async findByKey(slugOrId: string): Promise<Post | null> {
    const find = (where: FindOptionsWhere<Post>) => this.posts.findOne({ where: this.wherePublished(where) });
    const byId = isUuid(slugOrId) ? await find({ id: slugOrId }) : null;
    return byId ?? find({ slug: slugOrId });
  }

  private findByFormerSlug(slug: string): Promise<Post | null> {
    return this.posts.findOne({
      where: this.wherePublished({ formerSlugs: ArrayContains([slug]) }),
      order: { publishedAt: 'DESC' },
    });
  }

  private async toDetail(post: Post): Promise<PostDetail> {
    return { ...toPostDetail(post), ...(await this.liveTexts.render(post.id, post)) };
  }

  private wherePublished(where: FindOptionsWhere<Post> = {}): FindOptionsWhere<Post> {
    return { ...where, publishedAt: LessThanOrEqual(new Date()) };
  }
}
