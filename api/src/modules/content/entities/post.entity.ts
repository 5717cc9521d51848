import type { PostCategory, PostDetail, PostSource } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A post with its text and its rendered HTML. */
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

  /** Earlier slugs, which redirect to the current one. */
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

  /** Null if an older version of the renderer rendered the text. */
  @Column({ name: 'section_marks', type: 'jsonb', nullable: true })
  sections!: PostDetail['sections'] | null;

  @Column({ name: 'read_minutes', type: 'integer' })
  readMinutes!: number;

  /** The version of the renderer that produced `html`. Outdated posts are rendered again. */
  @Column({ name: 'render_version', type: 'integer' })
  renderVersion!: number;

  /** A future time schedules the post. Drafts and unpublished posts have `infinity`. */
  @Column({ name: 'published_at', type: 'timestamptz' })
  publishedAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Column({ name: 'checked_at', type: 'timestamptz', nullable: true })
  checkedAt!: Date | null;

  /** When the post was featured. The most recently featured post is shown at the top of the hub. */
  @Column({ name: 'featured_at', type: 'timestamptz', nullable: true })
  featuredAt!: Date | null;

  /** When the post was unpublished. Null if it never was. */
  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt!: Date | null;

  /** Hash of the file it was imported from; null when it was written in the product. */
  @Column({ name: 'import_hash', type: 'text', nullable: true })
  importHash!: string | null;

  /** Set by the first edit in the product; from then on no import touches the post. */
  @Column({ name: 'edited_at', type: 'timestamptz', nullable: true })
  editedAt!: Date | null;
}
