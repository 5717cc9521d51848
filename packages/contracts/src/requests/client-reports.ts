import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { remoteNames, type ReleaseReport, type RemoteName } from '../release.js';
import { NoNul, OneLine } from './one-line.js';

/** An error that a browser met; kept without any identity. */
export class ClientErrorRequest {
  @NoNul()
  @MaxLength(500)
  @IsString()
  message!: string;

  @IsOptional()
  @NoNul()
  @MaxLength(4000)
  @IsString()
  stack?: string;

  @OneLine()
  @MaxLength(300)
  @IsString()
  path!: string;

  @IsOptional()
  @OneLine()
  @MaxLength(100)
  @IsString()
  release?: string;
}

export class ReleaseReportRequest implements ReleaseReport {
  @IsIn(remoteNames)
  name!: RemoteName;

  @OneLine()
  @MaxLength(100)
  @IsString()
  version!: string;

  @IsIn(['timeout', 'network', 'integrity', 'contract', 'render'])
  reason!: ReleaseReport['reason'];
}

export const analyticsEventNames = ['page_view', 'time_spent'] as const;
export type AnalyticsEventName = (typeof analyticsEventNames)[number];

/** Shorter visits of a page are not told. */
export const TIME_SPENT_MIN_SECONDS = 5;
const DAY_SECONDS = 86_400;

/** Something that happened on a page, told without saying to whom. */
export class AnalyticsEventRequest {
  @IsIn(analyticsEventNames)
  name!: AnalyticsEventName;

  /** The path alone: a query may carry what somebody searched for. */
  @Matches(/^\/[^?#]*$/)
  @OneLine()
  @MaxLength(300)
  @IsString()
  path!: string;

  /** Whole seconds that the page was looked at; of `time_spent` alone. */
  @ValidateIf(({ name }: AnalyticsEventRequest) => name === 'time_spent')
  @Max(DAY_SECONDS)
  @Min(TIME_SPENT_MIN_SECONDS)
  @IsInt()
  seconds?: number;
}
