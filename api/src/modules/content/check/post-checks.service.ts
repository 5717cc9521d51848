import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { CitiesService } from '../../cities/index.js';
import { Post } from '../entities/post.entity.js';
import { checkPost } from './check-post.js';
import type { CheckedPost, Finding, Truth } from './finding.js';

const BATCH = 200;

/** A post and what was found in it. */
interface PostFindings {
  slug: string;
  findings: Finding[];
}

type Row = CheckedPost & Pick<Post, 'slug'>;

/** Looks through all posts, also those that wait for their day. */
@Injectable()
export class PostChecks {
  constructor(
    @InjectRepository(Post) private readonly posts: Repository<Post>,
    private readonly cities: CitiesService,
  ) {}

  async run(now: Date): Promise<PostFindings[]> {
    const truth = await this.truth(now);
    const found: PostFindings[] = [];
    for await (const { slug, ...post } of this.everyPost()) {
      const findings = checkPost(post, truth);
      if (findings.length > 0) found.push({ slug, findings });
    }
    return found;
  }

  private async truth(now: Date): Promise<Truth> {
    const cities = await this.cities.summaries(await this.cities.slugs());
    const posts = await this.posts.find({ select: { slug: true } });
    return { cities, posts: new Set(posts.map(({ slug }) => slug)), now };
  }

  private async *everyPost(): AsyncGenerator<Row> {
    let after = '';
    for (;;) {
      const rows = await this.posts.find({
        select: { slug: true, excerpt: true, coverImage: true, content: true, checkedAt: true },
        where: { slug: MoreThan(after) },
        order: { slug: 'ASC' },
        take: BATCH,
      });
      yield* rows;
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
