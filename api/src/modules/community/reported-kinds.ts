import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths, type CaseSubject, type SessionUser } from '@wanderwork/contracts';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { ReportedObjects, type ObjectAction, type ReportedObject } from '../moderation/index.js';
import { PeopleRepository } from './people/people.repository.js';
import { ConnectProfilesService } from './people/profiles.service.js';
import { PostAnnouncements } from './topics/post-announcements.js';
import { PostsRepository, type PostRow } from './topics/posts.repository.js';
import { TopicsRepository, type TopicRow } from './topics/topics.repository.js';

interface TopicBefore {
  title?: string;
  label?: string | null;
}

/** How topics, posts and people are reported and moderated. */
@Injectable()
export class CommunityReportedKinds implements OnModuleInit {
  constructor(
    private readonly objects: ReportedObjects,
    private readonly announcements: PostAnnouncements,
    private readonly people: PeopleRepository,
    private readonly profiles: ConnectProfilesService,
    private readonly topics: TopicsRepository,
    private readonly posts: PostsRepository,
  ) {}

  onModuleInit(): void {
    this.objects.add({
      kind: 'topic',
      actions: ['label', 'retitle', 'hide', 'close'],
      find: (id, reader) => this.findPost(id, reader, true),
      describe: (id) => this.describePost(id),
      apply: (action, id, value, manager) => this.changeTopic(action, id, value, manager),
      undo: (action, id, before, manager) => this.undoTopic(action, id, before, manager),
      hold: (id, manager) => this.hold(id, manager),
      publish: (id, manager) => this.publish(id, manager),
    });
    this.objects.add({
      kind: 'post',
      actions: ['hide'],
      find: (id, reader) => this.findPost(id, reader, false),
      describe: (id) => this.describePost(id),
      apply: (_action, id, _value, manager) => this.hide(id, manager),
      undo: (_action, id, _before, manager) => this.setStatus(id, 'published', manager, 'hidden'),
      hold: (id, manager) => this.hold(id, manager),
      publish: (id, manager) => this.publish(id, manager),
    });
    this.objects.add({
      kind: 'person',
      actions: ['hide'],
      find: (handle) => this.profiles.findReported(handle),
      describe: (userId) => this.profiles.describe(userId),
      apply: (_action, userId, _value, manager) => this.profiles.hide(userId, manager),
      undo: (_action, userId, before, manager) =>
        this.profiles.restore(userId, before as { name: string; about: string }, manager),
    });
  }

  /** The first post of a topic is reported as the topic, and has its id. */
  private async findPost(
    id: string,
    reader: SessionUser | null,
    isTopic: boolean,
  ): Promise<ReportedObject | null> {
    const post = isUUID(id) ? await this.posts.find(id.toLowerCase()) : null;
    if (!post || (post.number === 1) !== isTopic) return null;
    const isVisible = post.status === 'published' || (post.status === 'held' && post.authorId === reader?.id);
    const topic = isVisible ? await this.topics.find(post.topicId) : null;
    return topic && { objectId: post.id, ownerId: post.authorId, region: topic.region ?? 'everywhere' };
  }

  private async describePost(id: string): Promise<CaseSubject | null> {
    const post = await this.posts.find(id);
    const topic = post && (await this.topics.find(post.topicId));
    if (!post || !topic) return null;
    const owner = post.authorId === null ? null : await this.people.find(post.authorId);
    return {
      owner: owner && { handle: owner.handle, name: owner.name },
      title: topic.title,
      text: post.text,
      path: `${paths.web.connectTopic(topic.code, topic.slug)}?from=${post.number}`,
    };
  }

  private async changeTopic(
    action: ObjectAction,
    id: string,
    value: string,
    manager: EntityManager,
  ): Promise<object | null> {
    if (action === 'hide') return this.hide(id, manager);
    // Edits of the title wait until it is decided.
    await this.posts.lock(id, manager);
    const topic = await this.topics.find(id, manager);
    if (!topic) return null;
    const { title, label } = topic;
    if (action === 'close') await this.topics.set(id, 'closed_at', new Date(), manager);
    else if (action === 'label') await this.topics.set(id, 'label', value, manager);
    else await this.topics.update(id, { title: value }, manager);
    return { title, label } satisfies TopicBefore;
  }

  private async undoTopic(
    action: ObjectAction,
    id: string,
    before: TopicBefore,
    manager: EntityManager,
  ): Promise<void> {
    if (action === 'hide') await this.setStatus(id, 'published', manager, 'hidden');
    else if (action === 'close') await this.topics.set(id, 'closed_at', null, manager);
    else if (action === 'label') await this.topics.set(id, 'label', before.label ?? null, manager);
    else await this.topics.update(id, { title: before.title }, manager);
  }

  private async hide(id: string, manager: EntityManager): Promise<object | null> {
    await this.setStatus(id, 'hidden', manager);
    return {};
  }

  /** What a moderator hid or its author removed stays so. */
  private async hold(id: string, manager: EntityManager): Promise<boolean> {
    await this.setStatus(id, 'held', manager, 'published');
    return (await this.posts.find(id, manager))?.status === 'held';
  }

  /** Publishes what is held, and announces it. */
  private async publish(id: string, manager: EntityManager): Promise<void> {
    const post = await this.posts.lock(id, manager);
    if (post?.status !== 'held') return;
    await this.setStatus(id, 'published', manager);
    await this.announcements.announce(post, manager);
  }

  /** What its author removed stays removed. With `only`, posts with another status stay as they are. */
  private async setStatus(
    id: string,
    status: TopicRow['status'],
    manager: EntityManager,
    only?: PostRow['status'],
  ): Promise<void> {
    const post = await this.posts.lock(id, manager);
    if (!post || post.status === 'removed' || (only && post.status !== only)) return;
    await this.posts.setStatus(post, status, manager);
    await this.topics.recount(post.topicId, manager);
  }
}
