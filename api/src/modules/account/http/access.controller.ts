import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { PasswordChangeRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SendsOwnEmail } from '../../../platform/limits/own-emails.js';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import {
  CurrentSession,
  type OpenSession,
  PasswordChangeService,
  SessionListService,
  SessionsService,
} from '../../auth/index.js';

/** The sessions and the password of an account. */
@Controller('api/account')
export class AccessController {
  constructor(
    private readonly sessionList: SessionListService,
    private readonly sessions: SessionsService,
    private readonly passwordChange: PasswordChangeService,
  ) {}

  @Get('sessions')
  @SignedIn()
  listSessions(@CurrentUser() user: SessionUser, @CurrentSession() session: OpenSession) {
    return this.sessionList.list(user.id, session.id);
  }

  @Delete('sessions/:id')
  @SignedIn()
  @HttpCode(204)
  endSession(@CurrentUser() user: SessionUser, @Param('id', ParseUUIDPipe) id: string) {
    return this.sessionList.end(user.id, id);
  }

  @Delete('sessions')
  @SignedIn()
  async endOtherSessions(@CurrentUser() user: SessionUser, @CurrentSession() session: OpenSession) {
    return { ended: await this.sessionList.endAllBut(session.id, user.id) };
  }

  @Post('password')
  @SignedIn()
  @SendsOwnEmail()
  @HttpCode(204)
  async changePassword(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentUser() user: SessionUser,
    @CurrentSession() session: OpenSession,
    @Body() { current, password }: PasswordChangeRequest,
  ) {
    await this.passwordChange.change({ userId: user.id, session, current, password });
    await this.sessions.renewId(request, reply);
  }
}
