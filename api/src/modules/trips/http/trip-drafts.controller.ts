import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { TripDraftDecisionRequest, TripDraftRequest } from '@wanderwork/contracts/requests';
import { AcceptsManyValues } from '../../../platform/http/body-parsers.js';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { TripDraftsService } from '../drafts/trip-drafts.service.js';
import { draftIdPipe, LimitChanges, LimitDrafts, PRIVATE, tripIdPipe } from './trip-requests.js';

@Controller('api/trips/:id/drafts')
export class TripDraftsController {
  constructor(private readonly drafts: TripDraftsService) {}

  @Get()
  @SignedIn()
  @Header(...PRIVATE)
  list(@CurrentUser() { id: userId }: SessionUser, @Param('id', tripIdPipe) id: string) {
    return this.drafts.list(userId, id);
  }

  @Post()
  @SignedIn()
  @LimitDrafts()
  @HttpCode(200)
  @AcceptsManyValues(TripDraftRequest)
  @Header(...PRIVATE)
  create(
    @CurrentUser() user: SessionUser,
    @Param('id', tripIdPipe) id: string,
    @Body() request: TripDraftRequest,
  ) {
    return this.drafts.create(user, id, request);
  }

  @Post(':draft')
  @SignedIn()
  @LimitChanges()
  @HttpCode(200)
  @Header(...PRIVATE)
  decide(
    @CurrentUser() user: SessionUser,
    @Param('id', tripIdPipe) id: string,
    @Param('draft', draftIdPipe) draftId: string,
    @Body() { accept }: TripDraftDecisionRequest,
  ) {
    return this.drafts.decide(user, id, draftId, accept);
  }
}
