import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { FreshRequest, PasskeySignInRequest, SecondFactorRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOUR } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { PendingSignInsRepository } from '../sign-in/pending-sign-ins.repository.js';
import { ReauthenticationService } from '../sign-in/reauthentication.service.js';
import { PasskeyVerifier } from '../second-factors/passkeys/passkey-verifier.js';

const PROOFS = { key: 'proofs', points: 200, seconds: HOUR };

/** Passkeys and second factors at sign-in, and re-authentication before sensitive actions. */
@Controller('api/auth')
export class ProofsController {
  constructor(
    private readonly signIn: SignInService,
    private readonly pendingSignIns: PendingSignInsRepository,
    private readonly reauthentication: ReauthenticationService,
    private readonly passkeyVerifier: PasskeyVerifier,
  ) {}

  @Post('passkey/options')
  @Public()
  @HttpCode(200)
  @RateLimit(PROOFS)
  createPasskeyOptions() {
    return this.passkeyVerifier.createOptions('sign-in', null);
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
    return this.signIn.signInWithPasskey({ request, reply }, passkey, remember);
  }

  @Post('second-factor/passkey-options')
  @Public()
  @HttpCode(200)
  @RateLimit(PROOFS)
  async createSecondFactorOptions(@Req() request: FastifyRequest) {
    return this.passkeyVerifier.createOptions(
      'second-factor',
      (await this.pendingSignIns.find(request)).userId,
    );
  }

  @Post('second-factor')
  @Public()
  @HttpCode(200)
  @RateLimit(PROOFS)
  verifySecondFactor(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() proof: SecondFactorRequest,
  ) {
    return this.signIn.completeWithSecondFactor({ request, reply }, proof);
  }

  @Post('fresh/passkey-options')
  @SignedIn()
  @HttpCode(200)
  @RateLimit(PROOFS)
  createReauthenticationOptions(@CurrentUser() { id }: SessionUser) {
    return this.passkeyVerifier.createOptions('fresh', id);
  }

  @Post('fresh')
  @SignedIn()
  @HttpCode(204)
  @RateLimit(PROOFS)
  reauthenticate(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentUser() { id }: SessionUser,
    @Body() proof: FreshRequest,
  ) {
    return this.reauthentication.reauthenticate({ request, reply }, id, proof);
  }
}
