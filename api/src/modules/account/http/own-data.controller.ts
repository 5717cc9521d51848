import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import { PRODUCT_NAME, type SessionUser } from '@wanderwork/contracts';
import { DeletionRequest } from '@wanderwork/contracts/requests';
import { HOUR } from '../../../platform/durations.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { SendsOwnEmail } from '../../../platform/limits/own-emails.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Fresh, SignedIn } from '../../../platform/security/access.js';
import { CurrentSession, type OpenSession } from '../../auth/index.js';
import { AccountDeletionService } from '../account-deletion.service.js';
import { PersonLookup } from '../person-lookup.js';

/** Exports or erases everything stored about a person, on every tier. */
@Controller('api/account')
export class OwnDataController {
  constructor(
    private readonly people: PersonLookup,
    private readonly personal: PersonalData,
    private readonly deletion: AccountDeletionService,
  ) {}

  @Get('export')
  @SignedIn()
  @Fresh()
  @RateLimit({ key: 'export', points: 20, seconds: HOUR })
  @Header('content-disposition', 'attachment; filename="wanderwork-export.json"')
  async exportData(@CurrentUser() user: SessionUser) {
    const data = await this.personal.exportAll(await this.people.findPerson(user));
    return { product: PRODUCT_NAME, exportedAt: new Date().toISOString(), ...data };
  }

  @Post('deletion')
  @SignedIn()
  @SendsOwnEmail()
  @Fresh()
  @HttpCode(200)
  requestDeletion(
    @CurrentUser() user: SessionUser,
    @CurrentSession() session: OpenSession,
    @Body() request: DeletionRequest,
  ) {
    return this.deletion.request(user, session, request);
  }

  @Delete('deletion')
  @SignedIn()
  @SendsOwnEmail()
  @HttpCode(204)
  cancelDeletion(@CurrentUser() user: SessionUser) {
    return this.deletion.cancel(user);
  }
}
