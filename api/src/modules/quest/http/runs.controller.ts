import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { QuestBeginRequest, QuestFinishRequest, QuestLogRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply } from 'fastify';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { Beginnings } from '../runs/begin.service.js';
import { Finishes } from '../runs/finish.service.js';
import { Logs } from '../runs/logs.service.js';
import { Runs } from '../runs/runs.service.js';
import { WritesRuns } from './account-limits.js';
import { RunId } from './run-id.js';

@Controller('api/quest/runs')
export class RunsController {
  constructor(
    private readonly runs: Runs,
    private readonly beginnings: Beginnings,
    private readonly logs: Logs,
    private readonly finishes: Finishes,
  ) {}

  @Get()
  @SignedIn()
  list(@CurrentUser() { id }: SessionUser) {
    return this.runs.of(id);
  }

  @Post()
  @SignedIn()
  @WritesRuns()
  begin(@CurrentUser() user: SessionUser, @Body() request: QuestBeginRequest) {
    return this.beginnings.begin(user, request);
  }

  @Get(':id')
  @SignedIn()
  get(@CurrentUser() user: SessionUser, @Param('id', RunId) id: string) {
    return this.runs.get(user.id, id);
  }

  @Get(':id/export')
  @SignedIn()
  async export(
    @CurrentUser() user: SessionUser,
    @Param('id', RunId) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const file = await this.runs.export(user.id, id);
    void reply.header('content-disposition', `attachment; filename="wanderquest-${id}.json"`);
    return file;
  }

  @Put(':id/log')
  @SignedIn()
  @WritesRuns()
  write(@CurrentUser() user: SessionUser, @Param('id', RunId) id: string, @Body() request: QuestLogRequest) {
    return this.logs.write(user.id, id, request);
  }

  @Post(':id/finish')
  @SignedIn()
  @WritesRuns()
  @HttpCode(200)
  finish(
    @CurrentUser() user: SessionUser,
    @Param('id', RunId) id: string,
    @Body() request: QuestFinishRequest,
  ) {
    return this.finishes.finish(user.id, id, request);
  }

  @Delete(':id')
  @SignedIn()
  @HttpCode(204)
  remove(@CurrentUser() user: SessionUser, @Param('id', RunId) id: string) {
    return this.runs.remove(user.id, id);
  }
}
