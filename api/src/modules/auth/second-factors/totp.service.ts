import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { PRODUCT_NAME, type SessionUser, type TotpStart } from '@wanderwork/contracts';
import { Secret, TOTP } from 'otpauth';
import { type EntityManager, Repository } from 'typeorm';
import { execute, sql } from '../../../platform/database/sql.js';
import { codeInvalid, totpAlreadySetUp, secondFactorNotSetUp } from '../auth.errors.js';
import { TotpFactor } from '../entities/totp-factor.entity.js';
import { SecretBox } from './secret-box.js';

const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Also accepts the previous and the next code, because clocks differ. */
const WINDOW_STEPS = 1;

/**
 * Uses up a time step, so that a code works once: one read over somebody's shoulder is useless. Of two simultaneous
 * uses, one wins.
 */
const consumeStepSql = ({ userId, secret }: TotpFactor, step: number) => sql`
  UPDATE totp_factors SET last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
  WHERE user_id = ${userId} AND last_step < ${step} AND secret = ${secret}`;

/** Changes no row when the account already has a confirmed authenticator app. */
const startFactorSql = (userId: string, secret: string) => sql`
  INSERT INTO totp_factors AS existing (user_id, secret, created_at, last_step) VALUES (${userId}, ${secret}, now(), 0)
  ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = now(), last_step = 0
  WHERE existing.confirmed_at IS NULL`;

/** Codes of authenticator apps (TOTP, RFC 6238). */
@Injectable()
export class TotpService {
  constructor(
    @InjectRepository(TotpFactor) private readonly factors: Repository<TotpFactor>,
    private readonly box: SecretBox,
  ) {}

  /** When the authenticator app was confirmed; null without a confirmed one. */
  async getActiveSince(userId: string, manager: EntityManager): Promise<Date | null> {
    return (await manager.findOneBy(TotpFactor, { userId }))?.confirmedAt ?? null;
  }

  /**
   * Creates a secret. Sign-in requires codes once one of them has confirmed it. Starting again replaces an unconfirmed
   * secret.
   */
  async start({ id, email }: SessionUser): Promise<TotpStart> {
    const secret = new Secret({ size: SECRET_BYTES });
    const startFactor = startFactorSql(id, this.box.seal(secret.base32, id));
    if ((await execute(this.factors.manager, startFactor)) === 0) throw totpAlreadySetUp();
    return { secret: secret.base32, uri: this.createTotp(secret.base32, email).toString() };
  }

  /** Confirms the started authenticator app; throws when the code does not fit. */
  async confirm(userId: string, code: string, manager: EntityManager): Promise<void> {
    const factor = await manager.findOneBy(TotpFactor, { userId });
    if (!factor) throw secondFactorNotSetUp();
    if (factor.confirmedAt) throw totpAlreadySetUp();
    if (!(await this.consumeCode(factor, code, manager))) throw codeInvalid();
  }

  /** Uses up `code`; false when it is not currently valid. */
  async consume(userId: string, code: string): Promise<boolean> {
    const factor = await this.factors.findOneBy({ userId });
    return factor?.confirmedAt ? this.consumeCode(factor, code, this.factors.manager) : false;
  }

  /** Removes the authenticator app. True when it had been confirmed. */
  async remove(userId: string, manager: EntityManager): Promise<boolean> {
    const factor = await manager.findOneBy(TotpFactor, { userId });
    const { affected } = await manager.delete(TotpFactor, { userId });
    return affected === 1 && factor?.confirmedAt !== null;
  }

  private async consumeCode(factor: TotpFactor, code: string, manager: EntityManager): Promise<boolean> {
    const now = Date.now();
    const plainSecret = this.box.open(factor.secret, factor.userId);
    // The secret was sealed under an earlier installation secret, so no code can fit.
    if (plainSecret === null) return false;
    const delta = this.createTotp(plainSecret).validate({
      token: code,
      timestamp: now,
      window: WINDOW_STEPS,
    });
    if (delta === null) return false;
    const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
    return (await execute(manager, consumeStepSql(factor, step))) > 0;
  }

  private createTotp(secret: string, label = ''): TOTP {
    return new TOTP({
      issuer: PRODUCT_NAME,
      label,
      secret,
      period: PERIOD_SECONDS,
      digits: 6,
      algorithm: 'SHA1',
    });
  }
}
