import { Controller, Get, Header, Param, Query, Req } from '@nestjs/common';
import { QuestBoardQuery } from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { LeaderboardsService } from '../boards/leaderboards.service.js';

const LIMIT = { key: 'quest-boards', points: 600, seconds: 600, draw: 10 };

@Controller('api/quest/leaderboards')
export class LeaderboardsController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly leaderboards: LeaderboardsService,
  ) {}

  /** Public; signed-in players also get their own row. */
  @Get(':board')
  @Public()
  @RateLimit(LIMIT)
  @Header('cache-control', 'private, no-store')
  async getPage(
    @Param('board') board: string,
    @Query() { cursor }: QuestBoardQuery,
    @Req() request: FastifyRequest,
  ) {
    const { user } = await this.requestUser.find(request);
    return this.leaderboards.getPage(board, cursor, user?.id ?? null);
  }
}
