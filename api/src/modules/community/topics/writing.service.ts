import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import type { ReplyRequest, TopicRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../../platform/database/unique-violation.js';
import { toUtcDay } from '../../../platform/utc-day.js';
import { connectNotFound } from '../../moderation/index.js';
import { idInUse, limitReached, profileRequired, topicClosed } from '../community.errors.js';
import { PeopleRepository } from '../people/people.repository.js';
import { RightsService, type Writer } from '../people/rights.service.js';
import { PlacesService } from '../places/places.service.js';
import { CorrectionsRepository, type NewCorrection } from './corrections.repository.js';
import { CorrectionsService } from './corrections.service.js';
import { NewPostsService } from './new-posts.service.js';
import { toTopicCode, toTopicSlug } from './post-text.js';
import { PostPartsRepository } from './post-parts.repository.js';
import { PostsRepository, type PostRow } from './posts.repository.js';
import { PreparedTextService, type PreparedText } from './prepared-text.service.js';
import { ReplySourcesService, type ReplySources } from './reply-sources.service.js';
import { toRequestDigest } from './request-digest.js';
import { TopicsRepository, type NewTopic, type TopicRow } from './topics.repository.js';

/** A request that is being carried out, with its text ready to be stored. */
interface Submission {
  writer: Writer;
  /** The id of the post. */
  id: string;
  digest: string;
  text: PreparedText;
}

/** New topics and replies. Sending the same again gives the same post. */
@Injectable()
export class WritingService {
  constructor(
    private readonly database: DataSource,
    private readonly rights: RightsService,
    private readonly places: PlacesService,
    private readonly people: PeopleRepository,
    private readonly topics: TopicsRepository,
    private readonly posts: PostsRepository,
    private readonly parts: PostPartsRepository,
    private readonly newPosts: NewPostsService,
    private readonly sources: ReplySourcesService,
    private readonly texts: PreparedTextService,
    private readonly corrections: CorrectionsService,
    private readonly correctionRows: CorrectionsRepository,
  ) {}

  /** Returns the code of the topic. */
  async createTopic(user: SessionUser, request: TopicRequest): Promise<string> {
    const place = await this.places.get(request.place);
    const writer = await this.rights.getWriter(user);
    const digest = toRequestDigest(request);
    const existing = await this.posts.find(request.id);
    if (existing) return this.toExistingCode(existing, user.id, digest);
    const correction = await this.corrections.prepare(request, place);
    const text = await this.texts.prepare(writer, request.text, correction ? [correction.source] : []);
    const { id, kind, title, tags = [] } = request;
    const { city, region } = place;
    const address = { code: toTopicCode(id), slug: toTopicSlug(title) };
    const author = { authorId: user.id, isOfficial: user.isAdmin };
    const topic = { id, ...address, ...author, kind, title, city, region, tags };
    await this.submit({ writer, id, digest, text }, (submission, manager) =>
      this.storeTopic(submission, topic, correction, manager),
    );
    return address.code;
  }

  /** Returns the id of the reply. */
  async reply(user: SessionUser, code: string, request: ReplyRequest): Promise<string> {
    const topic = await this.topics.findByCode(code);
    const isVisible = topic !== null && (topic.status === 'published' || topic.authorId === user.id);
    if (!isVisible || topic.status === 'removed') throw connectNotFound();
    const writer = await this.rights.getWriter(user);
    const { id, quotes = [] } = request;
    const digest = toRequestDigest({ code, ...request });
    const existing = await this.posts.find(id);
    if (existing) {
      this.toExistingCode(existing, user.id, digest);
      return existing.id;
    }
    if (topic.closedAt !== null) throw topicClosed();
    const sources = await this.sources.get(user.id, topic, request);
    const text = await this.texts.prepare(writer, request.text);
    await this.submit({ writer, id, digest, text }, async (submission, manager) => {
      await this.storeReply(submission, topic, sources, manager);
      await this.parts.saveQuotes(id, quotes, manager);
    });
    return id;
  }

  /**
   * Runs `store` under the lock of the writer, unless the same request has been stored meanwhile. The people mentioned
   * can't be erased until it ends; those who were erased before are left out.
   */
  private async submit(
    submission: Submission,
    store: (submission: Submission, manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const { writer, id, digest, text } = submission;
    try {
      await this.database.transaction(async (manager) => {
        if (!(await this.people.lock(writer.user.id, manager))) throw profileRequired();
        const existing = await this.posts.find(id, manager);
        if (existing) return void this.toExistingCode(existing, writer.user.id, digest);
        const mentions = await this.people.keepMentioned(text.mentions, manager);
        await store({ ...submission, text: { ...text, mentions } }, manager);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? idInUse() : error;
    }
  }

  /** The first post has the id of its topic. */
  private async storeTopic(
    { writer, id, digest, text }: Submission,
    topic: Omit<NewTopic, 'status'> & { authorId: string },
    correction: NewCorrection | null,
    manager: EntityManager,
  ): Promise<void> {
    await this.assertWithinDay(writer, 'topics', manager);
    const reviewReason = await this.texts.findReviewReason(writer, { id, topicId: id }, text, manager);
    const status = reviewReason === null ? 'published' : 'held';
    await this.topics.insert({ ...topic, status }, manager);
    const { authorId, isOfficial } = topic;
    const post = { id, topicId: id, number: 1, authorId, isOfficial, requestDigest: digest, replyTo: null };
    await this.newPosts.store(post, text, { topic: { ...topic, status }, reviewReason }, manager);
    if (correction) await this.correctionRows.insert(id, correction, manager);
  }

  private async storeReply(
    { writer, id, digest, text }: Submission,
    found: TopicRow,
    sources: ReplySources,
    manager: EntityManager,
  ): Promise<void> {
    await this.assertWithinDay(writer, 'replies', manager);
    await this.sources.lockQuoted(sources, manager);
    const topic = await this.topics.lock(found.id, manager);
    if (topic.status !== found.status) throw connectNotFound();
    if (topic.closedAt !== null) throw topicClosed();
    const reviewReason = await this.texts.findReviewReason(writer, { id, topicId: topic.id }, text, manager);
    const number = await this.topics.addReply(topic.id, reviewReason === null, manager);
    const author = { authorId: writer.user.id, isOfficial: writer.user.isAdmin };
    const replyTo = sources.target?.id ?? null;
    const post = { id, topicId: topic.id, number, ...author, requestDigest: digest, replyTo };
    await this.newPosts.store(post, text, { topic, reviewReason }, manager);
  }

  /** The code of the topic if the same person sent the same; throws 409 otherwise. */
  private toExistingCode(
    { authorId, requestDigest, topicId }: PostRow,
    userId: string,
    digest: string,
  ): string {
    if (authorId !== userId || requestDigest !== digest) throw idInUse();
    return toTopicCode(topicId);
  }

  private async assertWithinDay(
    { user, limits }: Writer,
    what: 'topics' | 'replies',
    manager: EntityManager,
  ): Promise<void> {
    const { start, end } = toUtcDay(Date.now());
    const limit = what === 'topics' ? limits.topicsPerDay : limits.repliesPerDay;
    if ((await this.posts.countSince(user.id, what, start, manager)) < limit) return;
    throw limitReached(
      limit,
      end,
      `You can write ${limit} ${what} a day for now. Please try again tomorrow.`,
    );
  }
}
