import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { remoteNames, type ReleaseReport, type RemoteName } from '../release.js';
import { NoNul, OneLine } from './decorators.js';

/** An error in a browser, stored without identity. */
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

/** Shorter visits are not reported. */
export const TIME_SPENT_MIN_SECONDS = 5;
const DAY_SECONDS = 86_400;

/** An anonymous event on a page. */
export class AnalyticsEventRequest {
  @IsIn(analyticsEventNames)
  name!: AnalyticsEventName;

  /** The path without the query, which may contain search terms. */
  @Matches(/^\/[^?#]*$/)
  @OneLine()
  @MaxLength(300)
  @IsString()
  path!: string;

  /** Whole seconds spent on the page; only for `time_spent`. */
  @ValidateIf(({ name }: AnalyticsEventRequest) => name === 'time_spent')
  @Max(DAY_SECONDS)
  @Min(TIME_SPENT_MIN_SECONDS)
  @IsInt()
  seconds?: number;
}
