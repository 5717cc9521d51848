import { IsIn, IsISO8601, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import {
  billingIntervals,
  cancelReasons,
  paidTiers,
  type BillingInterval,
  type CancelReason,
  type PaidTier,
} from '../billing.js';
import { RequiredText, Trimmed } from './fields.js';

const NO_PLAN = 'Please select a valid subscription plan.';
const QUOTE_MAX = 2000;
const COMMENT_MAX = 1000;
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
  @MaxLength(COMMENT_MAX)
  @IsString()
  comment?: string;
}

export class WithdrawalRequest {
  /** Who declares it, as they sign. */
  @RequiredText(1, NAME_MAX, 'Please enter your name')
  name!: string;
}

export class GrantRequest {
  @IsIn(paidTiers)
  tier!: PaidTier;

  /** The moment when it ends; without one it lasts. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, { message: 'Please enter a day like 2027-01-31' })
  until?: string;

  /** For whoever reads the audit log later. */
  @RequiredText(1, REASON_MAX, 'Please say why')
  reason!: string;
}
