import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  ParseEnumPipe,
  Patch,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { reactionKinds, type ReactionKind, type SessionUser } from '@wanderwork/contracts';
import {
  AcceptedAnswerRequest,
  AnswerVoteRequest,
  ConnectPreviewRequest,
  PostEditRequest,
  ReadsRequest,
  ReplyRequest,
  SimilarTopicsQuery,
  TopicListQuery,
  TopicQuery,
  TopicRequest,
  TopicSearchQuery,
} from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../../platform/durations.js';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { connectNotFound } from '../../moderation/index.js';
import { ReadStateRepository } from '../people/read-state.repository.js';
import { AnswerVotesService } from '../topics/answer-votes.service.js';
import { EditingService } from '../topics/editing.service.js';
import { PostViewsService } from '../topics/post-views.service.js';
import { PreparedTextService } from '../topics/prepared-text.service.js';
import { TopicPagesService } from '../topics/topic-pages.service.js';
import { TopicSearchService } from '../topics/topic-search.service.js';
import { WritingService } from '../topics/writing.service.js';

const TEN_MINUTES = 10 * MINUTE;
const LimitWrites = () => RateLimit({ key: 'connect-writes', points: 600, seconds: TEN_MINUTES });
const PREVIEWS = { key: 'connect-preview', points: 120, seconds: TEN_MINUTES };
const PRIVATE = ['cache-control', 'private, no-store'] as const;
const idPipe = new UuidPipe(connectNotFound);
const reactionPipe = new ParseEnumPipe(Object.fromEntries(reactionKinds.map((kind) => [kind, kind])), {
  exceptionFactory: connectNotFound,
});

@Controller('api/connect')
export class TopicsController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly pages: TopicPagesService,
    private readonly postViews: PostViewsService,
    private readonly writing: WritingService,
    private readonly editing: EditingService,
    private readonly readState: ReadStateRepository,
    private readonly texts: PreparedTextService,
    private readonly limits: RateLimiter,
    private readonly searching: TopicSearchService,
    private readonly votes: AnswerVotesService,
  ) {}

  @Get('topics')
  @Public()
  @Header(...PRIVATE)
  async list(@Req() request: FastifyRequest, @Query() query: TopicListQuery) {
    const { user } = await this.requestUser.find(request);
    return this.pages.list(query, user);
  }

  @Get('topics/similar')
  @Public()
  @RateLimit({ key: 'connect-similar', points: 120, seconds: MINUTE, draw: 10 })
  @Header(...PRIVATE)
  listSimilar(@Query() { title }: SimilarTopicsQuery) {
    return this.pages.listSimilar(title);
  }

  @Post('topics')
  @SignedIn()
  @LimitWrites()
  @HttpCode(200)
  @Header(...PRIVATE)
  async create(@CurrentUser() user: SessionUser, @Body() request: TopicRequest) {
    const code = await this.writing.createTopic(user, request);
    return this.pages.get(code, 1, user);
  }

  /** `atLeast` is for a copy of the database that lags behind: here the newest rows always answer. */
  @Get('topics/:code')
  @Public()
  @Header(...PRIVATE)
  async get(@Req() request: FastifyRequest, @Param('code') code: string, @Query() { from = 1 }: TopicQuery) {
    const { user } = await this.requestUser.find(request);
    return this.pages.get(code, from, user);
  }

  @Post('topics/:code/posts')
  @SignedIn()
  @LimitWrites()
  @HttpCode(200)
  @Header(...PRIVATE)
  async reply(@CurrentUser() user: SessionUser, @Param('code') code: string, @Body() request: ReplyRequest) {
    const id = await this.writing.reply(user, code, request);
    return this.postViews.getPost(id, user);
  }

  @Put('topics/:code/accepted')
  @SignedIn()
  @LimitWrites()
  @HttpCode(204)
  accept(
    @CurrentUser() user: SessionUser,
    @Param('code') code: string,
    @Body() { post }: AcceptedAnswerRequest,
  ) {
    return this.editing.accept(user, code, post);
  }

  @Delete('topics/:code/accepted')
  @SignedIn()
  @LimitWrites()
  @HttpCode(204)
  unaccept(@CurrentUser() user: SessionUser, @Param('code') code: string) {
    return this.editing.unaccept(user, code);
  }

  @Put('topics/:code/still-true')
  @SignedIn()
  @LimitWrites()
  @HttpCode(204)
  vote(@CurrentUser() user: SessionUser, @Param('code') code: string, @Body() request: AnswerVoteRequest) {
    return this.votes.vote(user, code, request);
  }

  @Delete('topics/:code/still-true')
  @SignedIn()
  @LimitWrites()
  @HttpCode(204)
  withdrawVote(@CurrentUser() user: SessionUser, @Param('code') code: string) {
    return this.votes.withdraw(user, code);
  }

  @Patch('posts/:id')
  @SignedIn()
  @LimitWrites()
  @Header(...PRIVATE)
  async edit(
    @CurrentUser() user: SessionUser,
    @Param('id', idPipe) id: string,
    @Body() request: PostEditRequest,
  ) {
    await this.editing.edit(user, id, request);
    return this.postViews.getPost(id, user);
  }

  @Delete('posts/:id')
  @SignedIn()
  @LimitWrites()
  @HttpCode(204)
  remove(@CurrentUser() user: SessionUser, @Param('id', idPipe) id: string) {
    return this.editing.remove(user, id);
  }

  @Get('posts/:id/revisions')
  @Public()
  @Header(...PRIVATE)
  listRevisions(@Param('id', idPipe) id: string) {
    return this.editing.listRevisions(id);
  }

  @Put('posts/:id/reactions/:kind')
  @SignedIn()
  @LimitWrites()
  @HttpCode(204)
  react(
    @CurrentUser() user: SessionUser,
    @Param('id', idPipe) id: string,
    @Param('kind', reactionPipe) kind: ReactionKind,
  ) {
    return this.editing.react(user, id, kind, 1);
  }

  @Delete('posts/:id/reactions/:kind')
  @SignedIn()
  @LimitWrites()
  @HttpCode(204)
  unreact(
    @CurrentUser() user: SessionUser,
    @Param('id', idPipe) id: string,
    @Param('kind', reactionPipe) kind: ReactionKind,
  ) {
    return this.editing.react(user, id, kind, -1);
  }

  @Get('search')
  @Public()
  @RateLimit({ key: 'connect-search', points: 120, seconds: MINUTE, draw: 10 })
  @Header(...PRIVATE)
  async search(@Req() request: FastifyRequest, @Query() query: TopicSearchQuery) {
    const { user } = await this.requestUser.find(request);
    return this.searching.search(query, user);
  }

  @Post('preview')
  @SignedIn()
  @HttpCode(200)
  @Header(...PRIVATE)
  async preview(@CurrentUser() { id }: SessionUser, @Body() { text }: ConnectPreviewRequest) {
    await this.limits.consume(PREVIEWS, id);
    return this.texts.preview(text);
  }

  @Post('reads')
  @SignedIn()
  @LimitWrites()
  @HttpCode(204)
  async markRead(@CurrentUser() { id }: SessionUser, @Body() { topics, until }: ReadsRequest) {
    if (topics.length > 0) await this.readState.markRead(id, topics);
    if (until !== undefined) await this.readState.markEverythingRead(id, until);
  }
}
