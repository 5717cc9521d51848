import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { html } from '../../../platform/pages/html.js';
import { PostAnnouncements } from '../topics/post-announcements.js';
import { PostPartsRepository } from '../topics/post-parts.repository.js';
import { PostsRepository } from '../topics/posts.repository.js';
import { TopicsRepository } from '../topics/topics.repository.js';

/** The same id for the same occasion, so that nothing is said twice. A UUID of version 8. */
const toReplyId = (topicId: string, occasion: string): string => {
  const hex = createHash('sha256').update(`${topicId} ${occasion}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
};

/** Replies by the WanderWork team, which nobody of it wrote personally. */
@Injectable()
export class TeamRepliesService {
  constructor(
    private readonly topics: TopicsRepository,
    private readonly posts: PostsRepository,
    private readonly parts: PostPartsRepository,
    private readonly announcements: PostAnnouncements,
  ) {}

  /**
   * Answers the first post of a topic while both can be read. `mentions` maps handles of the text to people; lock them
   * before.
   */
  async reply(
    topicId: string,
    { occasion, text, mentions }: { occasion: string; text: string; mentions: ReadonlyMap<string, string> },
    manager: EntityManager,
  ): Promise<void> {
    const id = toReplyId(topicId, occasion);
    const topic = await this.topics.lock(topicId, manager);
    const [first, existing] = [await this.posts.find(topicId, manager), await this.posts.find(id, manager)];
    if (existing || topic.status !== 'published' || first?.status !== 'published') return;
    const number = await this.topics.addReply(topicId, true, manager);
    await this.posts.insert(
      {
        ...{ id, topicId, number, text, html: html`<p>${text}</p>`.toString() },
        ...{ authorId: null, isOfficial: true, status: 'published', replyTo: topicId },
        ...{ requestDigest: '', textDigest: '', hasLink: false },
      },
      manager,
    );
    await this.parts.saveParts(id, { mentions, figures: [], hosts: [], pictures: [] }, manager);
    await this.announcements.announce({ id, topicId, number, authorId: null }, manager);
  }
}
