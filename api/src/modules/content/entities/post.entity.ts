import type { PostCategory, PostDetail, PostSource } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A post with its text and what was rendered from it. */
@Entity('posts')
@Index('posts_slug', ['slug'], { unique: true })
@Index('posts_newest', ['publishedAt', 'id'])
@Index('posts_former_slugs', { synchronize: false })
@Index('posts_by_category', ['category', 'publishedAt', 'id'])
@Index('posts_by_author', ['author', 'publishedAt', 'id'])
@Index('posts_updated', ['updatedAt', 'id'])
@Index('posts_render_version', ['renderVersion', 'id'])
@Index('posts_checked', { synchronize: false })
@Index('posts_featured', ['featuredAt'], { where: 'featured_at IS NOT NULL' })
export class Post {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_posts' })
  id!: string;

  @Column('text')
  slug!: string;

  /** Under which it could be found before. */
  @Column('text', { name: 'former_slugs', array: true, default: () => "'{}'" })
  formerSlugs!: string[];

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  excerpt!: string | null;

  @Column({ name: 'cover_image', type: 'text', nullable: true })
  coverImage!: string | null;

  @Column('text', { nullable: true })
  category!: PostCategory | null;

  @Column('text', { array: true })
  tags!: string[];

  /** Slugs of the cities that the post is about. */
  @Column('text', { array: true, default: () => "'{}'" })
  cities!: string[];

  @Column('text')
  author!: string;

  @Column('jsonb')
  sources!: PostSource[];

  /** Markdown. */
  @Column('text')
  content!: string;

  @Column('text')
  html!: string;

  @Column('jsonb')
  headings!: PostDetail['headings'];

  /** Null where older rules rendered the text. */
  @Column({ name: 'section_marks', type: 'jsonb', nullable: true })
  sections!: PostDetail['sections'] | null;

  @Column({ name: 'read_minutes', type: 'integer' })
  readMinutes!: number;

  /** The rules that `html` was rendered by; an older one is rendered again by a product that has newer ones. */
  @Column({ name: 'render_version', type: 'integer' })
  renderVersion!: number;

  /** A time to come keeps the post back until then; `infinity`, which never comes, keeps back what is no more than a draft. */
  @Column({ name: 'published_at', type: 'timestamptz' })
  publishedAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Column({ name: 'checked_at', type: 'timestamptz', nullable: true })
  checkedAt!: Date | null;

  /** Since when it stands at the head of the hub; the last one that was put there does. */
  @Column({ name: 'featured_at', type: 'timestamptz', nullable: true })
  featuredAt!: Date | null;

  /** When readers had it last, before it was taken back; a post that always or never was out has none. */
  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt!: Date | null;

  /** Hash of the file it was imported from; null when it was written in the product. */
  @Column({ name: 'import_hash', type: 'text', nullable: true })
  importHash!: string | null;

  /** Set by the first edit in the product; from then on no import touches the post. */
  @Column({ name: 'edited_at', type: 'timestamptz', nullable: true })
  editedAt!: Date | null;
}
