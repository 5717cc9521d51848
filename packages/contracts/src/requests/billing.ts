import { IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import {
  billingIntervals,
  CANCEL_COMMENT_MAX,
  cancelReasons,
  paidTiers,
  subscriptionStates,
  type BillingInterval,
  type CancelReason,
  type PaidTier,
  type SubscriptionState,
} from '../billing.js';
import { IsFutureMoment, NoNul, OneLine } from './decorators.js';
import { EMAIL_MAX, RequiredLine, RequiredText, Trimmed } from './fields.js';

const NO_PLAN = 'Please select a valid subscription plan.';
const QUOTE_MAX = 2000;
const REASON_MAX = 500;
const NAME_MAX = 200;

class PlanRequest {
  @IsIn(paidTiers, { message: NO_PLAN })
  tier!: PaidTier;
}

export class CheckoutRequest extends PlanRequest {
  /** Default: a month. */
  @IsOptional()
  @IsIn(billingIntervals, { message: NO_PLAN })
  interval?: BillingInterval;
}

export class QuoteRequest extends PlanRequest {
  @IsIn(billingIntervals, { message: NO_PLAN })
  interval!: BillingInterval;
}

export class ChangeRequest {
  /** The `quote` of a `ChangeQuote`. */
  @OneLine()
  @MaxLength(QUOTE_MAX)
  @MinLength(1)
  @IsString()
  quote!: string;
}

export class CancelRequest {
  @IsOptional()
  @IsIn(cancelReasons)
  reason?: CancelReason;

  @IsOptional()
  @Trimmed()
  @NoNul()
  @MaxLength(CANCEL_COMMENT_MAX)
  @IsString()
  comment?: string;
}

export class WithdrawalRequest {
  /** The name of the person who withdraws. */
  @RequiredLine(1, NAME_MAX, 'Please enter your name')
  name!: string;
}

export class GrantRequest {
  @IsIn(paidTiers)
  tier!: PaidTier;

  /** When the grant ends: a date (at 00:00 UTC) or a moment with its time zone. Default: never. */
  @IsOptional()
  @IsFutureMoment()
  until?: string;

  /** The reason for the audit log. */
  @RequiredText(1, REASON_MAX, 'Please say why')
  reason!: string;
}

/** The `nextKey` of the previous page, an id of Stripe. */
class AfterId {
  @IsOptional()
  @Matches(/^\w{1,255}$/)
  after?: string;
}

export class AdminSubscriptionQuery extends AfterId {
  /** Part of the owner's email. */
  @IsOptional()
  @OneLine()
  @MaxLength(EMAIL_MAX)
  @IsString()
  q?: string;

  @IsOptional()
  @IsIn(subscriptionStates)
  state?: SubscriptionState;

  @IsOptional()
  @IsIn(paidTiers)
  tier?: PaidTier;
}

export class AdminOpenPaymentQuery extends AfterId {}
