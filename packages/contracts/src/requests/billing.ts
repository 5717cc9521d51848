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
import { IsFutureMoment } from './future-moment.js';
import { EMAIL_MAX, RequiredLine, RequiredText, Trimmed } from './fields.js';
import { NoNul, OneLine } from './one-line.js';

const NO_PLAN = 'Please select a valid subscription plan.';
const QUOTE_MAX = 2000;
const REASON_MAX = 500;
const NAME_MAX = 200;

class PlanRequest {
  @IsIn(paidTiers, { message: NO_PLAN })
  tier!: PaidTier;
}

export class CheckoutRequest extends PlanRequest {
  /** A month unless a year is asked for. */
  @IsOptional()
  @IsIn(billingIntervals, { message: NO_PLAN })
  interval?: BillingInterval;
}

export class QuoteRequest extends PlanRequest {
  @IsIn(billingIntervals, { message: NO_PLAN })
  interval!: BillingInterval;
}

export class ChangeRequest {
  /** As the quote gave it. */
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
  /** Who declares it, as they sign. */
  @RequiredLine(1, NAME_MAX, 'Please enter your name')
  name!: string;
}

export class GrantRequest {
  @IsIn(paidTiers)
  tier!: PaidTier;

  /** When it ends, without which it lasts: a day, the first one without it (from 00:00 UTC), or a moment with its zone. */
  @IsOptional()
  @IsFutureMoment()
  until?: string;

  /** For whoever reads the audit log later. */
  @RequiredText(1, REASON_MAX, 'Please say why')
  reason!: string;
}

/** `nextKey` of the page before: an id of Stripe. */
class AfterId {
  @IsOptional()
  @Matches(/^\w{1,255}$/)
  after?: string;
}

export class AdminSubscriptionQuery extends AfterId {
  /** Part of the owner's e-mail. */
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
