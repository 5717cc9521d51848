import { Controller, Get, Headers, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RawBody } from '../../../platform/http/body-parsers.js';
import { Public } from '../../../platform/security/access.js';
import { PlansService } from '../plans/plans.service.js';
import { WebhookService } from '../webhook.service.js';

/** The plans on sale, and the webhook for Stripe. */
@Controller('api/billing')
export class BillingController {
  constructor(
    private readonly plans: PlansService,
    private readonly webhooks: WebhookService,
  ) {}

  @Get('plans')
  @Public()
  list() {
    return this.plans.list();
  }

  /** Public, because Stripe's signature authorizes the request. */
  @Post('webhook')
  @HttpCode(200)
  @Public()
  @RawBody()
  webhook(@Req() { body }: FastifyRequest, @Headers('stripe-signature') signature: unknown) {
    return this.webhooks.receive(body, signature);
  }
}
