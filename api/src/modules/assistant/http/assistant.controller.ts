import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put, Query, Req, Res } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { AssistantListQuery, AssistantMessageRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendLines } from '../../../platform/http/send-lines.js';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { ModelTimeouts } from '../../../platform/models/model-timeouts.js';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { AnswersService } from '../answers/answers.service.js';
import { conversationNotFound } from '../assistant.errors.js';
import { ConversationsService } from '../conversations/conversations.service.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;
const idPipe = new UuidPipe(conversationNotFound);

@Controller('api/assistant')
export class AssistantController {
  constructor(
    private readonly answers: AnswersService,
    private readonly conversations: ConversationsService,
    private readonly requestUser: RequestUser,
    private readonly timeouts: ModelTimeouts,
  ) {}

  @Get('allowance')
  @SignedIn()
  @Header(...PRIVATE)
  async allowance(@CurrentUser() user: SessionUser, @Req() request: FastifyRequest) {
    const { may } = await this.requestUser.find(request);
    return this.answers.getAllowance(user, may);
  }

  @Get('conversations')
  @SignedIn()
  @Header(...PRIVATE)
  list(@CurrentUser() { id }: SessionUser, @Query() { after }: AssistantListQuery) {
    return this.conversations.list(id, after);
  }

  @Delete('conversations')
  @SignedIn()
  @HttpCode(204)
  @Header(...PRIVATE)
  removeAll(@CurrentUser() { id }: SessionUser) {
    return this.conversations.deleteAll(id);
  }

  @Get('conversations/:id')
  @SignedIn()
  @Header(...PRIVATE)
  get(
    @CurrentUser() { id: userId }: SessionUser,
    @Param('id', idPipe) id: string,
    @Query() { after }: AssistantListQuery,
  ) {
    return this.conversations.get(userId, id, after);
  }

  @Delete('conversations/:id')
  @SignedIn()
  @HttpCode(204)
  @Header(...PRIVATE)
  remove(@CurrentUser() { id: userId }: SessionUser, @Param('id', idPipe) id: string) {
    return this.conversations.delete(userId, id);
  }

  /** Answers a message with a stream of events. Sending it again continues an interrupted answer, or repeats a finished one. */
  @Put('conversations/:id/messages/:message')
  @SignedIn()
  async send(
    @CurrentUser() user: SessionUser,
    @Param('id', idPipe) conversation: string,
    @Param('message', idPipe) id: string,
    @Body() request: AssistantMessageRequest,
    @Req() httpRequest: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { may } = await this.requestUser.find(httpRequest);
    const answer = await this.answers.start(user, may, { conversation, id, request });
    sendLines(httpRequest, reply, answer, this.timeouts.readerMs);
  }
}
