import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ActionResult } from '@wanderwork/contracts';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { EmailChecks, OutboxService } from '../../mail/index.js';
import { UsersService } from '../users.service.js';
import { PasswordResetLimits } from './password-reset-limits.js';

const LINK_SENT: ActionResult = {
  success: true,
  message: 'If this address has an account, an email with a link is on its way. The link works for one hour.',
};

/** Sends the link that sets a new password. The answer and the work are the same for every address. */
@Injectable()
export class PasswordResetRequestsService implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly limits: PasswordResetLimits,
    private readonly outbox: OutboxService,
    private readonly checks: EmailChecks,
  ) {}

  /** Looks up the account when the email is sent, so that the answer cannot depend on it. */
  onModuleInit(): void {
    this.checks.add('reset-password', async (_data, address) => {
      const user = await this.users.findByEmail(address);
      return user && { userId: user.id };
    });
  }

  async requestLink(request: FastifyRequest, email: string): Promise<ActionResult> {
    await this.limits.consume(request, email);
    await this.outbox.enqueue(this.source.manager, { to: email, template: 'reset-password', data: {} });
    return LINK_SENT;
  }
}
