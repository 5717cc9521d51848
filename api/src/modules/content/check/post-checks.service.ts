import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PostFinding } from '@wanderwork/contracts';
import { MoreThan, Raw, Repository } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES, CitiesService } from '../../cities/index.js';
import { Post } from '../entities/post.entity.js';
import { checkPost, staleness } from './check-post.js';
import type { CheckedPost, CityFacts, Truth } from './finding.js';
import { linkedPosts } from './linked-posts.js';
import { Proofreading } from './proofreading.service.js';
import { postsLinkedIn } from './references.js';

const BATCH = 200;

/** A post and what was found in it. */
export interface PostFindings {
  id: string;
  slug: string;
  findings: PostFinding[];
}

type Row = CheckedPost & Pick<Post, 'id'>;

/** A time that never comes: what has it is a draft, or was taken back. */
const isOutOrWillBe = Raw((publishedAt) => `${publishedAt} < 'infinity'`);

/** Looks through posts: all, also those that wait for their day, or the words of one. */
@Injectable()
export class PostChecks {
  private facts: { version: string; cities: readonly CityFacts[] } | null = null;

  constructor(
    @InjectRepository(Post) private readonly posts: Repository<Post>,
    private readonly cities: CitiesService,
    private readonly versions: DataVersions,
    private readonly proofreading: Proofreading,
  ) {}

  async run(now: Date): Promise<PostFindings[]> {
    const cities = await this.cityFacts();
    const found: PostFindings[] = [];
    for await (const rows of this.everyPost()) {
      const texts = rows.map(({ content }) => content);
      const truth = { cities, posts: await this.postsLedToBy(texts), now };
      for (const { id, ...post } of rows) {
        const findings = checkPost(post, truth);
        if (findings.length > 0) found.push({ id, slug: post.slug, findings });
      }
    }
    return found;
  }

  /** What is to be said of one post as it is written. */
  async one(post: CheckedPost, now: Date): Promise<PostFinding[]> {
    const truth = await this.truthFor([post.content], now);
    const { findings } = await this.proofreading.of({ post, truth });
    return [...findings, ...staleness(post, now)];
  }

  /** What these texts are held against: the table, and those of the posts they lead to that there are. */
  async truthFor(texts: readonly string[], now: Date): Promise<Truth> {
    return { cities: await this.knownFacts(), posts: await this.postsLedToBy(texts), now };
  }

  private postsLedToBy(texts: readonly string[]): Promise<Truth['posts']> {
    return linkedPosts(this.posts.manager, texts.flatMap(postsLinkedIn));
  }

  private async cityFacts(): Promise<readonly CityFacts[]> {
    return this.cities.summaries(await this.cities.slugs());
  }

  /** Kept for as long as the table says the same: an editor asks with every pause of the keys. */
  private async knownFacts(): Promise<readonly CityFacts[]> {
    const version = await this.versions.current(CITIES);
    if (this.facts?.version !== version) this.facts = { version, cities: await this.cityFacts() };
    return this.facts.cities;
  }

  private async *everyPost(): AsyncGenerator<Row[]> {
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
        where: { slug: MoreThan(after), publishedAt: isOutOrWillBe },
        order: { slug: 'ASC' },
        take: BATCH,
      });
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last.slug;
    }
  }
}

/** The findings as lines of text. */
export const findingLines = (found: readonly PostFindings[]): string[] => {
  if (found.length === 0) return ['Nothing to look at.'];
  return found.flatMap(({ slug, findings }) =>
    findings.map(({ kind, words }) => `${slug}: ${kind}: ${words}`),
  );
};
