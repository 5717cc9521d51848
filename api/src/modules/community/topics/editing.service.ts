import { Injectable } from '@nestjs/common';
import type { PostRevision, ReactionKind, SessionUser } from '@wanderwork/contracts';
import type { PostEditRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { MINUTE_MS } from '../../../platform/durations.js';
import { connectNotFound, DecisionsService, HoldsService } from '../../moderation/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { invalidField, postChanged, refused } from '../community.errors.js';
import { BarriersService } from '../people/barriers.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { RightsService } from '../people/rights.service.js';
import { AnswerVotesRepository } from './answer-votes.repository.js';
import { PostPartsRepository } from './post-parts.repository.js';
import { PostsRepository, type PostRow } from './posts.repository.js';
import { PreparedTextService } from './prepared-text.service.js';
import { TopicsRepository, type TopicRow } from './topics.repository.js';

/** Edits soon after posting leave no revision. */
const SILENT_EDIT_MS = 5 * MINUTE_MS;

const isEditable = ({ status }: PostRow): boolean => status === 'published' || status === 'held';

/** The kind of object that reports and holds know a post by. The first post stands for its topic. */
export const toKind = ({ number }: Pick<PostRow, 'number'>): 'topic' | 'post' =>
  number === 1 ? 'topic' : 'post';

/** Changes of posts: edits, removal, reactions and the accepted answer. */
@Injectable()
export class EditingService {
  constructor(
    private readonly database: DataSource,
    private readonly rights: RightsService,
    private readonly decisions: DecisionsService,
    private readonly people: PeopleRepository,
    private readonly barriers: BarriersService,
    private readonly topics: TopicsRepository,
    private readonly posts: PostsRepository,
    private readonly parts: PostPartsRepository,
    private readonly texts: PreparedTextService,
    private readonly holds: HoldsService,
    private readonly notifications: NotificationsService,
    private readonly votes: AnswerVotesRepository,
  ) {}

  /** Throws 409 with the stored text if the post has been changed since `revision`, unless it was this very edit. */
  async edit(user: SessionUser, id: string, request: PostEditRequest): Promise<void> {
    const found = await this.getOwn(user.id, id);
    const writer = await this.rights.getWriter(user);
    const prepared = await this.texts.prepare(writer, request.text);
    const { revision, title, tags } = request;
    if (found.number > 1 && (title ?? tags) !== undefined)
      throw invalidField('title', 'Only the first post has a title and tags');
    await this.database.transaction(async (manager) => {
      await this.people.lock(user.id, manager);
      const mentions = await this.people.keepMentioned(prepared.mentions, manager);
      const post = (await this.posts.lock(id, manager))!;
      if (post.authorId !== user.id || !isEditable(post)) throw connectNotFound();
      if (title !== undefined) await this.decisions.assertNotDecided('retitle', 'topic', id, manager);
      if (post.revision === revision + 1 && post.text === request.text) return;
      if (post.revision !== revision) throw postChanged({ revision: post.revision, theirs: post.text });
      if (Date.now() - post.createdAt.getTime() > SILENT_EDIT_MS && post.text !== request.text)
        await this.parts.addRevision(post, manager);
      await this.posts.update(id, prepared, manager);
      await this.parts.saveParts(id, { ...prepared, mentions }, manager);
      if (post.number === 1) await this.topics.update(post.topicId, { title, tags }, manager);
      const reason = await this.texts.findReviewReason(writer, post, prepared, manager);
      if (reason !== null && post.status === 'published')
        await this.hold({ ...post, text: request.text }, reason, manager);
      else if (post.text !== request.text) await this.votes.markChecked(post.topicId, id, manager);
    });
  }

  /** The texts that the post had before, newest first. */
  async listRevisions(id: string): Promise<PostRevision[]> {
    const post = await this.posts.find(id);
    const topic = post?.status === 'published' ? await this.topics.find(post.topicId) : null;
    if (topic?.status !== 'published') throw connectNotFound();
    return this.parts.listRevisions(id);
  }

  /** Removing again changes nothing. A topic goes with its first post while nobody else has replied. */
  async remove(user: SessionUser, id: string): Promise<void> {
    const found = await this.posts.find(id);
    if (found?.authorId !== user.id) throw connectNotFound();
    await this.database.transaction(async (manager) => {
      await this.holds.lockCases(toKind(found), id, manager);
      const post = await this.posts.lock(id, manager);
      if (post?.authorId !== user.id) throw connectNotFound();
      if (post.status === 'removed') return;
      await this.topics.lock(post.topicId, manager);
      await this.posts.remove(post, manager);
      await this.holds.end(toKind(post), post.id, manager);
      if (post.number > 1) await this.topics.recount(post.topicId, manager);
      else if (!(await this.posts.hasReplyByOthers(post.topicId, user.id, manager)))
        await this.topics.set(post.topicId, 'status', 'removed', manager);
    });
  }

  async react(user: SessionUser, id: string, kind: ReactionKind, by: 1 | -1): Promise<void> {
    const post = await this.posts.find(id);
    if (!post || post.status === 'held') throw connectNotFound();
    await this.rights.assertMayWrite(user);
    if (post.status !== 'published') throw refused();
    if (by === 1) {
      if (post.authorId === user.id) throw invalidField('kind', 'This is your own post');
      await this.assertWelcome(user.id, post);
    }
    await this.database.transaction(async (manager) => {
      const { topicId } = post;
      const hasChanged = await this.posts.react({ userId: user.id, postId: id, kind }, by, manager);
      if (hasChanged && kind === 'helpful') await this.topics.addHelpful(topicId, by, manager);
    });
  }

  /** The asker accepts an answer, or another one. */
  async accept(user: SessionUser, code: string, postId: string): Promise<void> {
    const topic = await this.getOwnQuestion(user, code);
    const post = await this.posts.find(postId);
    if (post?.topicId !== topic.id || post.number === 1 || post.status !== 'published')
      throw invalidField('post', 'There is no such answer in this topic');
    await this.rights.assertMayWrite(user);
    await this.database.transaction(async (manager) => {
      if ((await this.posts.lockPublished([post.id], manager)) === 0)
        throw invalidField('post', 'There is no such answer in this topic');
      await this.topics.set(topic.id, 'accepted_post_id', post.id, manager);
      if (post.authorId === null || post.authorId === user.id || topic.acceptedPostId === post.id) return;
      if (await this.barriers.hasMuted(post.authorId, user.id)) return;
      const recipient = { userId: post.authorId, kind: 'accepted' as const, objectId: post.id };
      await this.notifications.notify([recipient], user.id, manager);
    });
  }

  async unaccept(user: SessionUser, code: string): Promise<void> {
    const topic = await this.getOwnQuestion(user, code);
    await this.topics.set(topic.id, 'accepted_post_id', null, this.database.manager);
  }

  private async getOwn(userId: string, id: string): Promise<PostRow> {
    const post = await this.posts.find(id);
    if (!post || post.authorId !== userId || !isEditable(post)) throw connectNotFound();
    return post;
  }

  private async getOwnQuestion(user: SessionUser, code: string): Promise<TopicRow> {
    const topic = await this.topics.findByCode(code);
    if (!topic || topic.authorId !== user.id || topic.status !== 'published' || topic.kind !== 'question')
      throw connectNotFound();
    return topic;
  }

  private async assertWelcome(userId: string, { authorId }: PostRow): Promise<void> {
    if (authorId !== null && (await this.people.hasBlocked(authorId, userId))) throw refused();
  }

  private async hold(post: PostRow, reason: string, manager: EntityManager): Promise<void> {
    const topic = (await this.topics.find(post.topicId, manager))!;
    const object = { objectId: post.id, ownerId: post.authorId, region: topic.region ?? 'everywhere' };
    await this.holds.hold(
      toKind(post),
      object,
      reason,
      { owner: null, title: topic.title, text: post.text, path: null },
      manager,
    );
  }
}
