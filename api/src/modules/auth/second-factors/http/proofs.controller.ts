import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { FreshRequest, PasskeySignInRequest, SecondFactorRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOUR } from '../../../../platform/durations.js';
import { RateLimit } from '../../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../../platform/security/access.js';
import { Entrance } from '../../sign-in/entrance.js';
import { PendingSignIns } from '../../sign-in/pending-sign-ins.js';
import { ReauthenticationService } from '../../sign-in/reauthentication.service.js';
import { PasskeyProof } from '../passkeys/passkey-proof.js';

const PROOFS = { key: 'proofs', points: 200, seconds: HOUR };

/** Passkeys and second factors at sign-in, and re-authentication before sensitive actions. */
@Controller('api/auth')
export class ProofsController {
  constructor(
    private readonly entrance: Entrance,
    private readonly pending: PendingSignIns,
    private readonly reauthentication: ReauthenticationService,
    private readonly passkeys: PasskeyProof,
  ) {}

  @Post('passkey/options')
  @Public()
  @HttpCode(200)
  @RateLimit(PROOFS)
  askForPasskey() {
    return this.passkeys.ask('sign-in', null);
  }

  @Post('passkey')
  @Public()
  @HttpCode(200)
  @RateLimit(PROOFS)
  async signInByPasskey(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { passkey, remember = true }: PasskeySignInRequest,
  ) {
    return this.entrance.byPasskey({ request, reply }, passkey, remember);
  }

  @Post('second-factor/passkey-options')
  @Public()
  @HttpCode(200)
  @RateLimit(PROOFS)
  async askForSecondFactor(@Req() request: FastifyRequest) {
    return this.passkeys.ask('second-factor', (await this.pending.of(request)).userId);
  }

  @Post('second-factor')
  @Public()
  @HttpCode(200)
  @RateLimit(PROOFS)
  secondFactor(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() shown: SecondFactorRequest,
  ) {
    return this.entrance.afterSecondFactor({ request, reply }, shown);
  }

  @Post('fresh/passkey-options')
  @SignedIn()
  @HttpCode(200)
  @RateLimit(PROOFS)
  askForFreshProof(@CurrentUser() { id }: SessionUser) {
    return this.passkeys.ask('fresh', id);
  }

  @Post('fresh')
  @SignedIn()
  @HttpCode(204)
  @RateLimit(PROOFS)
  prove(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentUser() { id }: SessionUser,
    @Body() proof: FreshRequest,
  ) {
    return this.reauthentication.reauthenticate({ request, reply }, id, proof);
  }
}
