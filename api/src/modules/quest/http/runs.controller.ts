import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SessionUser } from '@wanderwork/contracts';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { QuestBeginRequest, QuestFinishRequest, QuestLogRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { runNotFound } from '../quest.errors.js';
import { StartRunService } from '../runs/start-run.service.js';
import { FinishRunService } from '../runs/finish-run.service.js';
import { RunLogsService } from '../runs/run-logs.service.js';
import { RunsService } from '../runs/runs.service.js';
import { LimitRunWrites } from './run-writes.guard.js';

const runIdPipe = new UuidPipe(runNotFound);

@Controller('api/quest/runs')
export class RunsController {
  constructor(
    private readonly runs: RunsService,
    private readonly startRun: StartRunService,
    private readonly logs: RunLogsService,
    private readonly finishRun: FinishRunService,
  ) {}

  @Get()
  @SignedIn()
  list(@CurrentUser() { id }: SessionUser) {
    return this.runs.listRuns(id);
  }

  @Post()
  @SignedIn()
  @LimitRunWrites()
  start(@CurrentUser() user: SessionUser, @Body() request: QuestBeginRequest) {
    return this.startRun.start(user, request);
  }

  @Get(':id')
  @SignedIn()
  get(@CurrentUser() user: SessionUser, @Param('id', runIdPipe) id: string) {
    return this.runs.getRun(user.id, id);
  }

  @Get(':id/export')
  @SignedIn()
  async export(
    @CurrentUser() user: SessionUser,
    @Param('id', runIdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const file = await this.runs.exportRun(user.id, id);
    void reply.header('content-disposition', `attachment; filename="wanderquest-${id}.json"`);
    return file;
  }

  @Put(':id/log')
  @SignedIn()
  @LimitRunWrites()
  write(
    @CurrentUser() user: SessionUser,
    @Param('id', runIdPipe) id: string,
    @Body() request: QuestLogRequest,
  ) {
    return this.logs.write(user.id, id, request);
  }

  @Post(':id/finish')
  @SignedIn()
  @LimitRunWrites()
  @HttpCode(200)
  finish(
    @CurrentUser() user: SessionUser,
    @Param('id', runIdPipe) id: string,
    @Body() request: QuestFinishRequest,
  ) {
    return this.finishRun.finish(user.id, id, request);
  }

  @Delete(':id')
  @SignedIn()
  @HttpCode(204)
  remove(@CurrentUser() user: SessionUser, @Param('id', runIdPipe) id: string) {
    return this.runs.removeRun(user.id, id);
  }
}
