import { Injectable } from '@nestjs/common';
import type { FreshRequest } from '@wanderwork/contracts/requests';
import { AuditLog } from '../../../platform/audit/audit.service.js';
import { wrongPassword } from '../auth.errors.js';
import { SecondFactorCheck } from '../second-factors/second-factor-check.js';
import { Sessions } from '../sessions/sessions.js';
import { Users } from '../users.service.js';
import { AttemptKeys } from './attempt-keys.js';
import { Attempts } from './attempts.js';
import type { Exchange } from './admission.js';
import { Passwords } from './passwords.js';

/** Lets somebody who is signed in show once more who they are, before what is dangerous. */
@Injectable()
export class FreshProof {
  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
    private readonly keys: AttemptKeys,
    private readonly check: SecondFactorCheck,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
  ) {}

  async give(
    { request, reply }: Exchange,
    userId: string,
    { password, ...shown }: FreshRequest,
  ): Promise<void> {
    const by =
      password === undefined
        ? await this.check.run(userId, 'fresh', shown)
        : await this.checkPassword(userId, password);
    await this.sessions.prove(request, reply);
    await this.audit.recordOwn(userId, 'account.proven', { by: [by] });
  }

  /** Throws unless it is the account's password. Wrong ones are slowed down. */
  async checkPassword(userId: string, password: string): Promise<'password'> {
    const count = this.keys.ofFreshPassword(userId);
    await this.attempts.count([count]);
    const { passwordHash } = await this.users.get(userId);
    if (!(await this.passwords.matches(passwordHash, password))) throw wrongPassword();
    await this.attempts.forgive([count.key]);
    return 'password';
  }
}
