import { Controller, Get, Header, Param, Query, Req } from '@nestjs/common';
import { QuestBoardQuery } from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { Askers } from '../../../platform/security/askers.js';
import { Boards } from '../boards/boards.service.js';

const LIMIT = { key: 'quest-boards', points: 600, seconds: 600, draw: 10 };

@Controller('api/quest/leaderboards')
export class BoardsController {
  constructor(
    private readonly askers: Askers,
    private readonly boards: Boards,
  ) {}

  /** Open to everybody; who is signed in also gets their own row. */
  @Get(':board')
  @Public()
  @RateLimit(LIMIT)
  @Header('cache-control', 'private, no-store')
  async page(
    @Param('board') board: string,
    @Query() { cursor }: QuestBoardQuery,
    @Req() request: FastifyRequest,
  ) {
    const { user } = await this.askers.of(request);
    return this.boards.page(board, cursor, user?.id ?? null);
  }
}
