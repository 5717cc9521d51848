import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { paths, sitePath, type ActionResult } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/security/access.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LogoutPage } from './logout-page.js';
import { isOwnNavigation } from './navigation.js';

const LOGGED_OUT: ActionResult = {
  success: true,
  message: 'Logged out: You have been successfully logged out.',
};

/** Signing out, and the two addresses of the API that a browser may be sent to. */
@Controller('api')
export class SessionPagesController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly logoutPage: LogoutPage,
  ) {}

  @Get('login')
  @Public()
  redirectToLogin(@Query('returnTo') returnTo: unknown, @Res() reply: FastifyReply): void {
    void reply.redirect(paths.web.login(sitePath(returnTo) ?? undefined), 302);
  }

  @Get('logout')
  @Public()
  async showLogoutPage(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (isOwnNavigation(request.headers)) return this.logout(request, reply);
    void reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await this.logoutPage.compose());
  }

  /** Twice is as good as once. A browser that sent the page's form is led home; a script gets its answer. */
  @Post(['auth/logout', 'logout'])
  @Public()
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sessions.end(request, reply);
    if (isOwnNavigation(request.headers)) void reply.redirect(paths.web.home(), 303);
    else void reply.status(200).send(LOGGED_OUT);
  }
}
