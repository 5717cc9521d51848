import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Patch,
  Post,
} from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { PasskeyNameRequest, PasskeyRequest, TotpCodeRequest } from '@wanderwork/contracts/requests';
import { SendsOwnEmail } from '../../../platform/limits/own-emails.js';
import { CurrentUser, Fresh, SignedIn } from '../../../platform/security/access.js';
import { CurrentSession } from '../sessions/request-session.js';
import { describeDevice } from '../sessions/device-label.js';
import type { OpenSession } from '../sessions/session-store.js';
import { PasskeysService } from '../second-factors/passkeys/passkeys.service.js';
import { SecondFactorsService } from '../second-factors/second-factors.service.js';
import { TotpService } from '../second-factors/totp.service.js';

@Controller('api/account')
export class SecondFactorsController {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly totp: TotpService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Get('second-factors')
  @SignedIn()
  getOverview(@CurrentUser() { id }: SessionUser) {
    return this.factors.getOverview(id);
  }

  @Post('totp')
  @SignedIn()
  @Fresh()
  @HttpCode(200)
  startTotp(@CurrentUser() user: SessionUser) {
    return this.totp.start(user);
  }

  @Post('totp/confirm')
  @SignedIn()
  @SendsOwnEmail()
  @Fresh()
  @HttpCode(200)
  confirmTotp(
    @CurrentUser() user: SessionUser,
    @CurrentSession() session: OpenSession,
    @Body() { code }: TotpCodeRequest,
  ) {
    return this.factors.confirmTotp({ user, session }, code);
  }

  @Delete('totp')
  @SignedIn()
  @SendsOwnEmail()
  @Fresh()
  @HttpCode(204)
  removeTotp(@CurrentUser() user: SessionUser, @CurrentSession() session: OpenSession) {
    return this.factors.removeTotp({ user, session });
  }

  @Post('recovery-codes')
  @SignedIn()
  @Fresh()
  @HttpCode(200)
  renewCodes(@CurrentUser() user: SessionUser, @CurrentSession() session: OpenSession) {
    return this.factors.renewCodes({ user, session });
  }

  @Post('passkeys/options')
  @SignedIn()
  @Fresh()
  @HttpCode(200)
  createPasskeyOptions(@CurrentUser() user: SessionUser) {
    return this.passkeys.createOptions(user);
  }

  @Post('passkeys')
  @SignedIn()
  @SendsOwnEmail()
  @Fresh()
  @HttpCode(200)
  addPasskey(
    @CurrentUser() user: SessionUser,
    @CurrentSession() session: OpenSession,
    @Body() { passkey, name }: PasskeyRequest,
    @Headers('user-agent') userAgent: string | undefined,
  ) {
    return this.factors.addPasskey({ user, session }, passkey, name ?? describeDevice(userAgent));
  }

  @Patch('passkeys/:id')
  @SignedIn()
  @HttpCode(204)
  renamePasskey(
    @CurrentUser() { id: userId }: SessionUser,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { name }: PasskeyNameRequest,
  ) {
    return this.passkeys.rename(userId, id, name);
  }

  @Delete('passkeys/:id')
  @SignedIn()
  @SendsOwnEmail()
  @Fresh()
  @HttpCode(204)
  removePasskey(
    @CurrentUser() user: SessionUser,
    @CurrentSession() session: OpenSession,
    @Param('id', ParseUUIDPipe) id: string,
  ) {
    return this.factors.removePasskey({ user, session }, id);
  }
}
