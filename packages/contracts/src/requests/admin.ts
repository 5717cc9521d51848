import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength, ValidateIf } from 'class-validator';
import { accountStates, mailStatuses, type AccountState, type MailState } from '../admin.js';
import { consents, type NewsletterConsent } from '../marketing.js';
import { tiers, type Tier } from '../account.js';
import { SEARCH_MAX } from './cities.js';
import { CalendarDate, EMAIL_MAX, RequiredText } from './fields.js';
import { applyDecorators, Nested, OneLine } from './decorators.js';
import { flagNames, type Flags } from '../flags.js';

const REASON_MAX = 500;
const ACTION_MAX = 100;

class AfterQuery {
  /** The `nextKey` of the previous page. */
  @IsOptional()
  @IsUUID()
  after?: string;
}

export class AdminUserQuery extends AfterQuery {
  /** Part of an email or a name. */
  @IsOptional()
  @OneLine()
  @MaxLength(SEARCH_MAX)
  @IsString()
  q?: string;

  @IsOptional()
  @IsIn(tiers)
  tier?: Tier;

  @IsOptional()
  @IsIn(accountStates)
  state?: AccountState;
}

/** Changes of an account; absent fields stay unchanged. Tiers are granted by `GrantRequest`. */
export class AdminUserRequest {
  @IsOptional()
  @IsBoolean()
  isAdmin?: boolean;

  @IsOptional()
  @IsBoolean()
  suspended?: boolean;

  /** The reason for the audit log; required for every change of rights. */
  @ValidateIf(
    ({ isAdmin, suspended, reason }: AdminUserRequest) =>
      isAdmin !== undefined || suspended !== undefined || reason !== undefined,
  )
  @RequiredText(1, REASON_MAX, 'Please say why')
  reason?: string;
}

export class AdminMailQuery extends AfterQuery {
  @IsOptional()
  @IsIn(mailStatuses)
  status?: MailState;
}

export class AdminWaitlistQuery extends AfterQuery {}

export class AdminNewsletterQuery extends AfterQuery {
  @IsOptional()
  @IsIn(consents)
  consent?: NewsletterConsent;
}

export class AdminNewsletterExportQuery {
  @IsOptional()
  @IsIn(consents)
  consent?: NewsletterConsent;
}

export class AdminAuditQuery extends AfterQuery {
  /** Part of an email or name, or an id. */
  @IsOptional()
  @OneLine()
  @MaxLength(EMAIL_MAX)
  @IsString()
  actor?: string;

  @IsOptional()
  @OneLine()
  @MaxLength(ACTION_MAX)
  @IsString()
  action?: string;

  /** The id of the affected account. */
  @IsOptional()
  @IsUUID()
  user?: string;
}

const IfPresent = () => ValidateIf((_request: object, value: unknown) => value !== undefined);

/** The flags to switch. A flag that is left out stays as it is. */
class FlagChanges {}
for (const flag of flagNames) applyDecorators(IsBoolean(), IfPresent())(FlagChanges.prototype, flag);

export class AdminSettingsRequest {
  /** The date on which launch access ends, at 00:00 UTC; empty for none. */
  @ValidateIf((_request: object, value: unknown) => value !== '')
  @CalendarDate('Please enter a date like 2027-01-31')
  launchAccessUntil!: string;

  @IsOptional()
  @Nested(FlagChanges)
  flags?: Partial<Flags>;
}
