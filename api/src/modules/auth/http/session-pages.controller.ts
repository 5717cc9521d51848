import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { paths, sitePath, type ActionResult } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/security/access.js';
import { Sessions } from '../sessions/sessions.js';
import { logoutPage } from './logout-page.js';
import { isOwnNavigation } from './navigation.js';

const LOGGED_OUT: ActionResult = {
  success: true,
  message: 'Logged out: You have been successfully logged out.',
};

/** Signing out, and the two addresses of the API that a browser may be sent to. */
@Controller('api')
export class SessionPagesController {
  constructor(private readonly sessions: Sessions) {}

  @Get('login')
  @Public()
  login(@Query('returnTo') returnTo: unknown, @Res() reply: FastifyReply) {
    return reply.redirect(paths.web.login(sitePath(returnTo) ?? undefined), 302);
  }

  @Get('logout')
  @Public()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!isOwnNavigation(request.headers)) return reply.type('text/html; charset=utf-8').send(logoutPage());
    await this.sessions.end(request, reply);
    return reply.redirect(paths.web.home(), 303);
  }

  /** Twice is as good as once. A browser that sent the page's form is led home; a script gets its answer. */
  @Post(['auth/logout', 'logout'])
  @Public()
  @HttpCode(200)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.end(request, reply);
    if (isOwnNavigation(request.headers)) return reply.redirect(paths.web.home(), 303);
    return LOGGED_OUT;
  }
}
