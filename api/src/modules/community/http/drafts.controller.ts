import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { ConnectDraftRequest } from '@wanderwork/contracts/requests';
import { MINUTE } from '../../../platform/durations.js';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { connectNotFound } from '../../moderation/index.js';
import { ConnectDraftsService } from '../topics/drafts.service.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;
/** A draft is saved at each pause of typing. */
const LIMIT = { key: 'connect-drafts', points: 600, seconds: 10 * MINUTE };
const idPipe = new UuidPipe(connectNotFound);

@Controller('api/connect/drafts')
export class ConnectDraftsController {
  constructor(private readonly drafts: ConnectDraftsService) {}

  @Get()
  @SignedIn()
  @Header(...PRIVATE)
  list(@CurrentUser() { id }: SessionUser) {
    return this.drafts.list(id);
  }

  @Put(':id')
  @SignedIn()
  @RateLimit(LIMIT)
  @HttpCode(204)
  save(
    @CurrentUser() { id: userId }: SessionUser,
    @Param('id', idPipe) id: string,
    @Body() request: ConnectDraftRequest,
  ) {
    return this.drafts.save(userId, id, request);
  }

  @Delete(':id')
  @SignedIn()
  @RateLimit(LIMIT)
  @HttpCode(204)
  remove(@CurrentUser() { id: userId }: SessionUser, @Param('id', idPipe) id: string) {
    return this.drafts.remove(userId, id);
  }
}
