import { type EntityManager, MoreThan, Raw, Repository } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PostFinding } from '@wanderwork/contracts';
import { readRows, sql } from '../../../platform/database/sql.js';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES, CitiesService } from '../../cities/index.js';
import { Post } from '../entities/post.entity.js';
import type { LinkedPost, CheckedPost, CityFacts, CheckContext } from './check-context.js';
import { type PostLink, findPostLinks } from './references.js';
import { checkPost, findStaleness } from './check-post.js';
import { CheckRunnerService } from './check-runner.service.js';

/**
 * Resolves each link by id, then slug, then former slug, among published and scheduled posts. The database searches the
 * HTML for the section, to avoid loading it.
 */
const findLinkedPostsSql = (links: readonly PostLink[]) => sql`
  SELECT key, slug, part, part <> '' AND strpos(html, ' id="' || part || '"') > 0 AS "hasPart"
  FROM unnest(${links.map(({ key }) => key)}::text[], ${links.map(({ part }) => part)}::text[],
    ${links.map(({ key }) => (isUuid(key) ? key : null))}::uuid[]) AS link (key, part, id)
  CROSS JOIN LATERAL (
    SELECT 1 AS choice, slug, html FROM posts WHERE posts.id = link.id AND published_at < 'infinity'
    UNION ALL SELECT 2, slug, html FROM posts WHERE slug = key AND published_at < 'infinity'
    UNION ALL SELECT 3, slug, html FROM posts WHERE former_slugs @> ARRAY[key] AND published_at < 'infinity'
    ORDER BY choice LIMIT 1) AS post`;

interface LinkedPostRow {
  key: string;
  slug: string;
  part: string;
  hasPart: boolean;
}

/** Maps each link key to its post and to those of the linked sections that exist. */
const findLinkedPosts = async (
  manager: EntityManager,
  links: readonly PostLink[],
): Promise<ReadonlyMap<string, LinkedPost>> => {
  if (links.length === 0) return new Map();
  const rows = await readRows<LinkedPostRow>(manager, findLinkedPostsSql(links));
  const posts = new Map<string, { slug: string; parts: Set<string> }>();
  for (const { key, slug, part, hasPart } of rows) {
    const post = posts.get(key) ?? { slug, parts: new Set<string>() };
    if (hasPart) post.parts.add(part);
    posts.set(key, post);
  }
  return posts;
};

const BATCH_SIZE = 200;

/** The findings in one post. */
export interface PostFindings {
  id: string;
  slug: string;
  findings: PostFinding[];
}

type Row = CheckedPost & Pick<Post, 'id'>;

/** Drafts and unpublished posts have `published_at = 'infinity'`. */
const isPublishedOrScheduled = Raw((publishedAt) => `${publishedAt} < 'infinity'`);

/** Checks all published and scheduled posts, or one post while it is being edited. */
@Injectable()
export class PostChecksService {
  private cachedFacts: { version: string; cities: readonly CityFacts[] } | null = null;

  constructor(
    @InjectRepository(Post) private readonly posts: Repository<Post>,
    private readonly cities: CitiesService,
    private readonly versions: DataVersions,
    private readonly runner: CheckRunnerService,
  ) {}

  async checkAll(now: Date): Promise<PostFindings[]> {
    const cities = await this.loadCityFacts();
    const found: PostFindings[] = [];
    for await (const rows of this.iteratePosts()) {
      const contents = rows.map(({ content }) => content);
      const context = { cities, posts: await this.loadLinkedPosts(contents), now };
      for (const { id, ...post } of rows) {
        const findings = checkPost(post, context);
        if (findings.length > 0) found.push({ id, slug: post.slug, findings });
      }
    }
    return found;
  }

  /** Checks one post as it is being edited. */
  async checkOne(post: CheckedPost, now: Date): Promise<PostFinding[]> {
    const context = await this.loadContext([post.content], now);
    const { findings } = await this.runner.run({ post, context });
    return [...findings, ...findStaleness(post, now)];
  }

  /** Loads the city facts and the posts that these texts link to. */
  async loadContext(contents: readonly string[], now: Date): Promise<CheckContext> {
    return { cities: await this.getCityFacts(), posts: await this.loadLinkedPosts(contents), now };
  }

  private loadLinkedPosts(contents: readonly string[]): Promise<CheckContext['posts']> {
    return findLinkedPosts(this.posts.manager, contents.flatMap(findPostLinks));
  }

  private async loadCityFacts(): Promise<readonly CityFacts[]> {
    return this.cities.findSummaries(await this.cities.slugs());
  }

  /** Cached until the city data changes: previews ask for it every time typing pauses. */
  private async getCityFacts(): Promise<readonly CityFacts[]> {
    const version = await this.versions.current(CITIES);
    if (this.cachedFacts?.version !== version)
      this.cachedFacts = { version, cities: await this.loadCityFacts() };
    return this.cachedFacts.cities;
  }

  private async *iteratePosts(): AsyncGenerator<Row[]> {
    let after = '';
    for (;;) {
      const rows = await this.posts.find({
        select: {
          id: true,
          slug: true,
          excerpt: true,
          coverImage: true,
          content: true,
          html: true,
          checkedAt: true,
        },
        where: { slug: MoreThan(after), publishedAt: isPublishedOrScheduled },
        order: { slug: 'ASC' },
        take: BATCH_SIZE,
      });
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_SIZE) return;
      after = last.slug;
    }
  }
}

/** The findings as lines of text. */
export const toFindingLines = (found: readonly PostFindings[]): string[] => {
  if (found.length === 0) return ['Nothing to review.'];
  return found.flatMap(({ slug, findings }) =>
    findings.map(({ kind, words }) => `${slug}: ${kind}: ${words}`),
  );
};
