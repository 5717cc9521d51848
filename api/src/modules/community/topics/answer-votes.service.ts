import { Injectable } from '@nestjs/common';
import type { AnswerCheck, SessionUser } from '@wanderwork/contracts';
import type { AnswerVoteRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { connectNotFound } from '../../moderation/index.js';
import { NotificationsService } from '../../notifications/index.js';
import {
  answerChecked,
  invalidField,
  memberRequired,
  profileRequired,
  refused,
  topicClosed,
} from '../community.errors.js';
import { PeopleRepository } from '../people/people.repository.js';
import { RightsService } from '../people/rights.service.js';
import { decideAnswer, findAnswerState } from './answer-age.policy.js';
import { AnswerVotesRepository } from './answer-votes.repository.js';
import { PostsRepository, type PostRow } from './posts.repository.js';
import { TopicsRepository, type TopicRow } from './topics.repository.js';

/** Members say whether an old answer is still true. */
@Injectable()
export class AnswerVotesService {
  constructor(
    private readonly database: DataSource,
    private readonly rights: RightsService,
    private readonly people: PeopleRepository,
    private readonly topics: TopicsRepository,
    private readonly posts: PostsRepository,
    private readonly votes: AnswerVotesRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /** What the reader sees of the age of the accepted answer; null while it is fresh. */
  async findCheck(topic: TopicRow, reader: SessionUser | null): Promise<AnswerCheck | null> {
    const { acceptedPostId, answerCheckedAt } = topic;
    const state = findAnswerState(topic, new Date());
    if (state === null || acceptedPostId === null || answerCheckedAt === null) return null;
    const own = reader && (await this.votes.find(reader.id, acceptedPostId));
    return { state, checkedAt: answerCheckedAt.toISOString(), ownVote: own?.counts ? own.vote : null };
  }

  /** Voting again replaces the vote. Throws 409 if the answer is not asked about any more. */
  async vote(user: SessionUser, code: string, { post: postId, vote }: AnswerVoteRequest): Promise<void> {
    const topic = await this.getQuestion(code);
    const { level } = await this.rights.getWriter(user);
    if (level === 'new') throw memberRequired();
    const answer = await this.posts.find(postId);
    if (answer?.topicId !== topic.id || answer.status !== 'published') throw connectNotFound();
    await this.assertMayJudge(user.id, answer);
    await this.database.transaction(async (manager) => {
      if (!(await this.people.lock(user.id, manager))) throw profileRequired();
      const locked = await this.topics.lock(topic.id, manager);
      const own = await this.votes.find(user.id, answer.id, manager);
      if (locked.closedAt !== null) throw topicClosed();
      const isAsked = locked.acceptedPostId === answer.id && findAnswerState(locked, new Date()) !== null;
      // The vote that decided about the answer may be sent again.
      if (own?.vote === vote && (own.counts || !isAsked)) return;
      if (!isAsked) throw answerChecked();
      await this.votes.save({ userId: user.id, topicId: topic.id, postId: answer.id }, vote, manager);
      await this.decide(locked, answer, user.id, manager);
    });
  }

  /** Takes the vote back. What it decided stays decided. */
  async withdraw(user: SessionUser, code: string): Promise<void> {
    const topic = await this.getQuestion(code);
    await this.rights.assertMayWrite(user);
    await this.votes.remove(user.id, topic.id, this.database.manager);
  }

  private async decide(
    topic: TopicRow,
    answer: PostRow,
    voterId: string,
    manager: EntityManager,
  ): Promise<void> {
    const decision = decideAnswer(await this.votes.count(topic.id, manager));
    if (decision === 'confirmed') await this.votes.markChecked(topic.id, answer.id, manager);
    if (decision !== 'outdated' || topic.outdatedAt !== null) return;
    await this.votes.markOutdated(topic.id, manager);
    const concerned = [answer.authorId, topic.authorId].filter((id) => id !== null && id !== voterId);
    const recipients = concerned.map((id) => ({
      userId: id as string,
      kind: 'outdated' as const,
      objectId: answer.id,
    }));
    await this.notifications.notify(recipients, null, manager);
  }

  private async getQuestion(code: string): Promise<TopicRow> {
    const topic = await this.topics.findByCode(code);
    if (topic?.status !== 'published' || topic.kind !== 'question') throw connectNotFound();
    return topic;
  }

  /** As with reactions, the author's own vote doesn't count, nor that of somebody whom the author blocked. */
  private async assertMayJudge(userId: string, { authorId }: PostRow): Promise<void> {
    if (authorId === userId) throw invalidField('vote', 'This is your own answer');
    if (authorId !== null && (await this.people.hasBlocked(authorId, userId))) throw refused();
  }
}
