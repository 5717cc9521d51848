import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HoldsService } from '../../moderation/index.js';
import { ReadStateRepository } from '../people/read-state.repository.js';
import { toKind } from './editing.service.js';
import { PostAnnouncements } from './post-announcements.js';
import { PostPartsRepository } from './post-parts.repository.js';
import { PostsRepository, type NewPost } from './posts.repository.js';
import type { PreparedText } from './prepared-text.service.js';
import type { TopicRow } from './topics.repository.js';

type StoredPost = Omit<NewPost, 'text' | 'html' | 'textDigest' | 'hasLink' | 'status'> & { authorId: string };

/** Stores what somebody wrote, with everything that belongs to it. */
@Injectable()
export class NewPostsService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly parts: PostPartsRepository,
    private readonly holds: HoldsService,
    private readonly announcements: PostAnnouncements,
    private readonly readState: ReadStateRepository,
  ) {}

  /** The post is held for `reviewReason`, or announced if there is none and its topic can be read. */
  async store(
    post: StoredPost,
    prepared: PreparedText,
    {
      topic,
      reviewReason,
    }: { topic: Pick<TopicRow, 'title' | 'region' | 'status'>; reviewReason: string | null },
    manager: EntityManager,
  ): Promise<void> {
    const { text, html, textDigest, hasLink } = prepared;
    const status = reviewReason === null ? 'published' : 'held';
    await this.posts.insert({ ...post, status, text, html, textDigest, hasLink }, manager);
    await this.parts.saveParts(post.id, prepared, manager);
    await this.readState.markWritten(post.authorId, post, manager);
    if (reviewReason !== null) await this.hold(post, text, topic, reviewReason, manager);
    else if (topic.status === 'published') await this.announcements.announce(post, manager);
  }

  private async hold(
    post: StoredPost,
    text: string,
    { title, region }: Pick<TopicRow, 'title' | 'region'>,
    reason: string,
    manager: EntityManager,
  ): Promise<void> {
    const object = { objectId: post.id, ownerId: post.authorId, region: region ?? 'everywhere' };
    await this.holds.hold(toKind(post), object, reason, { owner: null, title, text, path: null }, manager);
  }
}
