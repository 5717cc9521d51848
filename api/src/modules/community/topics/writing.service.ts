import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import type { ReplyRequest, TopicRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../../platform/database/unique-violation.js';
import { toUtcDay } from '../../../platform/utc-day.js';
import { HoldsService, connectNotFound } from '../../moderation/index.js';
import {
  idInUse,
  invalidField,
  limitReached,
  profileRequired,
  refused,
  topicClosed,
} from '../community.errors.js';
import { PeopleRepository } from '../people/people.repository.js';
import { RightsService, type Writer } from '../people/rights.service.js';
import { PlacesService } from '../places/places.service.js';
import { CorrectionsRepository } from './corrections.repository.js';
import { CorrectionsService } from './corrections.service.js';
import { toKind } from './editing.service.js';
import { isQuoteOf, toTopicCode, toTopicSlug } from './post-text.js';
import { PostPartsRepository } from './post-parts.repository.js';
import { PostsRepository, type NewPost, type PostRow } from './posts.repository.js';
import { PreparedTextService, type PreparedText } from './prepared-text.service.js';
import { toPlainHtml } from './plain-html.js';
import { PostAnnouncements } from './post-announcements.js';
import { TopicsRepository, type TopicRow } from './topics.repository.js';

/** Recognizes the same request, so that sending it again changes nothing. */
export const toRequestDigest = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

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
    private readonly texts: PreparedTextService,
    private readonly holds: HoldsService,
    private readonly announcements: PostAnnouncements,
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
    const isOfficial = user.isAdmin;
    await this.insert(writer, { id, topicId: id, digest }, text, async (manager, mentions) => {
      await this.assertWithinDay(writer, 'topics', manager);
      const reason = await this.texts.findReviewReason(writer, { id, topicId: id }, text, manager);
      const status = reason === null ? 'published' : 'held';
      const address = { code: toTopicCode(id), slug: toTopicSlug(title) };
      const { city, region } = place;
      await this.topics.insert(
        { id, ...address, authorId: user.id, isOfficial, kind, title, city, region, tags, status },
        manager,
      );
      // The first post has the id of its topic.
      await this.insertPost(
        {
          id,
          topicId: id,
          number: 1,
          authorId: user.id,
          isOfficial,
          status,
          requestDigest: digest,
          replyTo: null,
        },
        { ...text, mentions },
        manager,
      );
      if (correction) await this.correctionRows.insert(id, correction, manager);
      await this.holdOrAnnounce(
        { id, topicId: id, number: 1, region, authorId: user.id },
        reason,
        title,
        text,
        manager,
      );
    });
    return toTopicCode(id);
  }

  /** Returns the id of the reply. */
  async reply(user: SessionUser, code: string, request: ReplyRequest): Promise<string> {
    const topic = await this.topics.findByCode(code);
    const isVisible = topic !== null && (topic.status === 'published' || topic.authorId === user.id);
    if (!isVisible || topic.status === 'removed') throw connectNotFound();
    const writer = await this.rights.getWriter(user);
    const digest = toRequestDigest({ code, ...request });
    const existing = await this.posts.find(request.id);
    if (existing) {
      await this.toExistingCode(existing, user.id, digest);
      return existing.id;
    }
    if (topic.closedAt !== null) throw topicClosed();
    const replyTo = await this.getTarget(topic, request.replyTo);
    const quotes = request.quotes ?? [];
    const sources = await this.getQuoted(quotes);
    await this.assertWelcome(user.id, [topic, ...(replyTo ? [replyTo] : []), ...sources]);
    const text = await this.texts.prepare(writer, request.text);
    const { id } = request;
    await this.insert(writer, { id, topicId: topic.id, digest }, text, async (manager, mentions) => {
      await this.assertWithinDay(writer, 'replies', manager);
      await this.lockQuoted(sources, manager);
      const { status: topicStatus, closedAt } = await this.topics.lock(topic.id, manager);
      if (topicStatus !== topic.status) throw connectNotFound();
      if (closedAt !== null) throw topicClosed();
      const reason = await this.texts.findReviewReason(writer, { id, topicId: topic.id }, text, manager);
      const status = reason === null ? 'published' : 'held';
      const number = await this.topics.addReply(topic.id, status === 'published', manager);
      const own = { authorId: user.id, isOfficial: user.isAdmin, requestDigest: digest };
      await this.insertPost(
        { id, topicId: topic.id, number, status, replyTo: replyTo?.id ?? null, ...own },
        { ...text, mentions },
        manager,
      );
      await this.parts.saveQuotes(id, quotes, manager);
      const announced = topicStatus === 'published' ? reason : (reason ?? '');
      await this.holdOrAnnounce(
        { id, topicId: topic.id, number, region: topic.region, authorId: user.id },
        announced,
        topic.title,
        text,
        manager,
      );
    });
    return id;
  }

  /**
   * Runs `write` under the lock of the writer, unless the same request has been stored meanwhile. The people mentioned
   * can't be erased until it ends; those who were erased before are left out.
   */
  private async insert(
    { user }: Writer,
    post: { id: string; topicId: string; digest: string },
    { mentions }: PreparedText,
    write: (manager: EntityManager, mentions: ReadonlyMap<string, string>) => Promise<void>,
  ): Promise<void> {
    try {
      await this.database.transaction(async (manager) => {
        if (!(await this.people.lock(user.id, manager))) throw profileRequired();
        const existing = await this.posts.find(post.id, manager);
        if (existing) await this.toExistingCode(existing, user.id, post.digest);
        else await write(manager, await this.people.keepMentioned(mentions, manager));
      });
    } catch (error) {
      throw isUniqueViolation(error) ? idInUse() : error;
    }
  }

  /** The code of the topic if the same person sent the same; throws 409 otherwise. */
  private async toExistingCode(existing: PostRow, userId: string, digest: string): Promise<string> {
    if (existing.authorId !== userId || existing.requestDigest !== digest) throw idInUse();
    return toTopicCode(existing.topicId);
  }

  private async insertPost(
    post: Omit<NewPost, 'text' | 'html' | 'textDigest' | 'hasLink'>,
    prepared: PreparedText,
    manager: EntityManager,
  ): Promise<void> {
    const { text, html, textDigest, hasLink } = prepared;
    await this.posts.insert({ ...post, text, html, textDigest, hasLink }, manager);
    await this.parts.saveParts(post.id, prepared, manager);
  }

  private async holdOrAnnounce(
    post: Pick<NewPost, 'id' | 'topicId' | 'number'> & { region: string | null; authorId: string },
    reason: string | null,
    title: string,
    { text }: PreparedText,
    manager: EntityManager,
  ): Promise<void> {
    const { id, authorId, region } = post;
    if (reason === null) await this.announcements.announce(post, manager);
    else if (reason !== '') {
      const object = { objectId: id, ownerId: authorId, region: region ?? 'everywhere' };
      await this.holds.hold(toKind(post), object, reason, { owner: null, title, text, path: null }, manager);
    }
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

  private async getTarget(topic: TopicRow, postId: string | undefined): Promise<PostRow | null> {
    if (postId === undefined) return null;
    const post = await this.posts.find(postId);
    if (!post || post.topicId !== topic.id || post.status === 'held')
      throw invalidField('replyTo', 'There is no such post in this topic');
    if (post.status !== 'published') throw refused();
    return post;
  }

  /** The quoted words must occur in their source, so that nobody puts words into somebody's mouth. */
  private async getQuoted(quotes: readonly { post: string; text: string }[]): Promise<PostRow[]> {
    const sources = await this.posts.findAll(quotes.map(({ post }) => post));
    const byId = new Map(sources.map((post) => [post.id, post]));
    for (const { post, text } of quotes) {
      const source = byId.get(post.toLowerCase());
      if (source?.status === 'hidden' || source?.status === 'removed') throw refused();
      const isQuote =
        source?.status === 'published' &&
        isQuoteOf(text, { text: source.text, plainText: toPlainHtml(source.html) });
      if (!isQuote) throw invalidField('quotes', 'These words are not in the quoted post');
    }
    return sources;
  }

  /** Throws if a quoted post has gone meanwhile; afterwards it can't go before the quote is stored. */
  private async lockQuoted(sources: readonly PostRow[], manager: EntityManager): Promise<void> {
    const ids = sources.map(({ id }) => id);
    if ((await this.posts.lockPublished(ids, manager)) < new Set(ids).size) throw refused();
  }

  /** Throws if the author of the topic, of the post replied to or of a quote has blocked the writer. */
  private async assertWelcome(userId: string, about: readonly { authorId: string | null }[]): Promise<void> {
    const authors = about.flatMap(({ authorId }) => authorId ?? []);
    if ((await this.people.findBlockers(authors, userId)).length > 0) throw refused();
  }
}
