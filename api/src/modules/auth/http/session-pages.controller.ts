import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { paths, parseSitePath, type ActionResult } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/security/access.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LogoutPage } from './logout-page.js';
import { isOwnNavigation } from './navigation.js';

const LOGGED_OUT: ActionResult = {
  success: true,
  message: 'Logged out: You have been successfully logged out.',
};

/** Handles signing out and the two API addresses that a browser may navigate to. */
@Controller('api')
export class SessionPagesController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly logoutPage: LogoutPage,
  ) {}

  @Get('login')
  @Public()
  redirectToLogin(@Query('returnTo') returnTo: unknown, @Res() reply: FastifyReply): void {
    void reply.redirect(paths.web.login(parseSitePath(returnTo) ?? undefined), 302);
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

  /**
   * Repeating the request is harmless. A browser that submits the page's form is redirected to the home page; a script
   * gets JSON.
   */
  @Post(['auth/logout', 'logout'])
  @Public()
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sessions.end(request, reply);
    if (isOwnNavigation(request.headers)) void reply.redirect(paths.web.home(), 303);
    else void reply.status(200).send(LOGGED_OUT);
  }
}
