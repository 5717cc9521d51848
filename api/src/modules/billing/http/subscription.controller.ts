import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import {
  CancelRequest,
  ChangeRequest,
  CheckoutRequest,
  QuoteRequest,
  WithdrawalRequest,
} from '@wanderwork/contracts/requests';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { CancellationService } from '../changes/cancellation.service.js';
import { CheckoutService } from '../changes/checkout.service.js';
import { PlanChangeService } from '../changes/plan-change.service.js';
import { WithdrawalsService } from '../withdrawals.service.js';
import { BillingOverviewService } from '../billing-overview.service.js';

/** Each of these requests calls Stripe several times. */
const CHANGE_LIMIT = { key: 'billing', points: 60, seconds: 600 };
/** A page that waits for a payment polls every second or two. */
const REFRESH_LIMIT = { key: 'billing-look', points: 120, seconds: 600 };

@Controller('api/subscription')
export class SubscriptionController {
  constructor(
    private readonly overview: BillingOverviewService,
    private readonly checkout: CheckoutService,
    private readonly planChange: PlanChangeService,
    private readonly cancellation: CancellationService,
    private readonly withdrawals: WithdrawalsService,
  ) {}

  @Get()
  @SignedIn()
  getOverview(@CurrentUser() user: SessionUser) {
    return this.overview.get(user);
  }

  @Post('refresh')
  @HttpCode(200)
  @SignedIn()
  @RateLimit(REFRESH_LIMIT)
  refresh(@CurrentUser() user: SessionUser) {
    return this.overview.getRefreshed(user);
  }

  @Post('checkout')
  @HttpCode(200)
  @SignedIn()
  @RateLimit(CHANGE_LIMIT)
  startCheckout(@CurrentUser() user: SessionUser, @Body() request: CheckoutRequest) {
    return this.checkout.start(user, request);
  }

  @Post('quote')
  @HttpCode(200)
  @SignedIn()
  @RateLimit(CHANGE_LIMIT)
  quote(@CurrentUser() user: SessionUser, @Body() request: QuoteRequest) {
    return this.planChange.quote(user, request);
  }

  @Post('change')
  @HttpCode(200)
  @SignedIn()
  @RateLimit(CHANGE_LIMIT)
  change(@CurrentUser() user: SessionUser, @Body() { quote }: ChangeRequest) {
    return this.planChange.change(user, quote);
  }

  @Post('cancel')
  @HttpCode(200)
  @SignedIn()
  @RateLimit(CHANGE_LIMIT)
  async cancel(@CurrentUser() user: SessionUser, @Body() request: CancelRequest) {
    await this.cancellation.cancel(user, request);
    return this.overview.get(user);
  }

  @Post('resume')
  @HttpCode(200)
  @SignedIn()
  @RateLimit(CHANGE_LIMIT)
  async resume(@CurrentUser() user: SessionUser) {
    await this.cancellation.resume(user);
    return this.overview.get(user);
  }

  @Post('card')
  @HttpCode(200)
  @SignedIn()
  @RateLimit(CHANGE_LIMIT)
  openCardPage(@CurrentUser() user: SessionUser) {
    return this.overview.createCardPage(user);
  }

  @Get('invoices')
  @SignedIn()
  listInvoices(@CurrentUser() user: SessionUser) {
    return this.overview.listInvoices(user.id);
  }

  @Post('withdrawal')
  @HttpCode(200)
  @SignedIn()
  @RateLimit(CHANGE_LIMIT)
  withdraw(@CurrentUser() user: SessionUser, @Body() request: WithdrawalRequest) {
    return this.withdrawals.declare(user, request);
  }
}
