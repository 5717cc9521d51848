import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { AfterQuery, DeclineCorrectionRequest, TakeCorrectionRequest } from '@wanderwork/contracts/requests';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { Admin, CurrentUser, Public } from '../../../platform/security/access.js';
import { connectNotFound } from '../../moderation/index.js';
import { CorrectionQueueService } from '../corrections/correction-queue.service.js';
import { CorrectionsService } from '../topics/corrections.service.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;
const idPipe = new UuidPipe(connectNotFound);

@Controller('api/connect/cities')
export class CorrectableFiguresController {
  constructor(private readonly corrections: CorrectionsService) {}

  @Get(':slug/figures')
  @Public()
  @Header(...PRIVATE)
  list(@Param('slug') slug: string) {
    return this.corrections.listFigures(slug);
  }
}

/** The queue of the city editor. A correction has the id of its topic. */
@Controller('api/admin/cities/corrections')
export class CorrectionsAdminController {
  constructor(private readonly queue: CorrectionQueueService) {}

  @Get()
  @Admin()
  list(@Query() { after }: AfterQuery) {
    return this.queue.list(after);
  }

  @Post(':id/take')
  @Admin()
  @HttpCode(200)
  take(
    @CurrentUser() user: SessionUser,
    @Param('id', idPipe) id: string,
    @Body() request: TakeCorrectionRequest,
  ) {
    return this.queue.take(user, id, request);
  }

  @Post(':id/decline')
  @Admin()
  @HttpCode(204)
  decline(@Param('id', idPipe) id: string, @Body() { reason }: DeclineCorrectionRequest) {
    return this.queue.decline(id, reason);
  }
}
