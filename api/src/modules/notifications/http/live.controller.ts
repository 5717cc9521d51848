import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { errorCodes, type SessionUser } from '@wanderwork/contracts';
import { LiveQuery } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRequest } from '../../../platform/errors/app-error.js';
import { acceptsEvents, sendEvents } from '../../../platform/http/send-events.js';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { CurrentSession, type OpenSession } from '../../auth/index.js';
import { LiveStreamsService } from '../live/live-streams.service.js';

@Controller('api/connect/live')
export class LiveController {
  constructor(private readonly live: LiveStreamsService) {}

  /** Streams hints about what is new, as server-sent events. */
  @Get()
  @SignedIn()
  open(
    @CurrentUser() { id: userId }: SessionUser,
    @CurrentSession() session: OpenSession,
    @Query() { topics = [] }: LiveQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    if (!acceptsEvents(request))
      throw badRequest(errorCodes.malformed, 'This address sends events. Accept “text/event-stream”.');
    const { events } = this.live.open({ userId, sessionId: session.id, topics });
    reply.raw.once('close', () => events.destroy());
    sendEvents(request, reply, events);
  }
}
