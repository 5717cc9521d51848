import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import {
  AfterQuery,
  AppealDecisionRequest,
  AppealRequest,
  CaseListQuery,
  ContentReportRequest,
  ModerationActionRequest,
  ModeratorRequest,
} from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { HOUR } from '../../../platform/durations.js';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Admin, CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { AccountEndsService } from '../account-ends.service.js';
import { AppealsService } from '../appeals.service.js';
import { DecisionsService } from '../decisions.service.js';
import { connectNotFound } from '../moderation.errors.js';
import { ModeratorsService } from '../moderators.service.js';
import { QueueService } from '../queue.service.js';
import { ReportsService } from '../reports.service.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;
const idPipe = new UuidPipe(connectNotFound);

/** Reports and decisions for everybody; the queue for moderators, who are checked by the services. */
@Controller('api/connect')
export class ModerationController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly reports: ReportsService,
    private readonly queue: QueueService,
    private readonly decisions: DecisionsService,
    private readonly appeals: AppealsService,
    private readonly accountEnds: AccountEndsService,
    private readonly moderators: ModeratorsService,
  ) {}

  @Post('reports')
  @Public()
  @RateLimit({ key: 'connect-report', points: 30, seconds: HOUR })
  @HttpCode(204)
  async report(@Req() request: FastifyRequest, @Body() body: ContentReportRequest) {
    const { user } = await this.requestUser.find(request);
    await this.reports.report(user, body);
  }

  @Get('decisions')
  @SignedIn()
  @Header(...PRIVATE)
  listDecisions(@CurrentUser() { id }: SessionUser, @Query() { after }: AfterQuery) {
    return this.decisions.listOwn(id, after);
  }

  @Post('decisions/:id/appeal')
  @SignedIn()
  @HttpCode(200)
  @Header(...PRIVATE)
  appeal(
    @CurrentUser() { id: userId }: SessionUser,
    @Param('id', idPipe) id: string,
    @Body() { text }: AppealRequest,
  ) {
    return this.appeals.appeal(userId, id, text);
  }

  @Get('moderation/queue')
  @SignedIn()
  @Header(...PRIVATE)
  list(@CurrentUser() user: SessionUser, @Query() query: CaseListQuery) {
    return this.queue.list(user, query);
  }

  @Post('moderation/cases/:id/lease')
  @SignedIn()
  @HttpCode(200)
  @Header(...PRIVATE)
  lease(@CurrentUser() user: SessionUser, @Param('id', idPipe) id: string) {
    return this.queue.lease(user, id);
  }

  @Post('moderation/actions')
  @SignedIn()
  @HttpCode(200)
  @Header(...PRIVATE)
  decide(@CurrentUser() user: SessionUser, @Body() request: ModerationActionRequest) {
    return this.decisions.decide(user, request);
  }

  @Get('moderation/actions/proposed')
  @Admin()
  @Header(...PRIVATE)
  listProposed(@CurrentUser() { id }: SessionUser) {
    return this.accountEnds.listProposed(id);
  }

  @Post('moderation/actions/:id/confirm')
  @Admin()
  @HttpCode(200)
  @Header(...PRIVATE)
  confirm(@CurrentUser() user: SessionUser, @Param('id', idPipe) id: string) {
    return this.accountEnds.confirm(user, id);
  }

  @Put('moderation/appeals/:id')
  @SignedIn()
  @Header(...PRIVATE)
  decideAppeal(
    @CurrentUser() user: SessionUser,
    @Param('id', idPipe) id: string,
    @Body() request: AppealDecisionRequest,
  ) {
    return this.appeals.decide(user, id, request);
  }

  @Get('moderation/counts')
  @Public()
  @Header('cache-control', 'no-cache')
  countMonths() {
    return this.decisions.countMonths();
  }

  @Get('moderation/moderators')
  @Admin()
  @Header(...PRIVATE)
  listModerators() {
    return this.moderators.list();
  }

  @Put('moderation/moderators/:handle')
  @Admin()
  @HttpCode(204)
  appoint(
    @CurrentUser() user: SessionUser,
    @Param('handle') handle: string,
    @Body() request: ModeratorRequest,
  ) {
    return this.moderators.appoint(user, handle, request);
  }

  @Delete('moderation/moderators/:handle')
  @Admin()
  @HttpCode(204)
  dismiss(@CurrentUser() user: SessionUser, @Param('handle') handle: string) {
    return this.moderators.dismiss(user, handle);
  }
}
