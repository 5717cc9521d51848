import { IsBoolean, IsIn, IsOptional, IsTimeZone } from 'class-validator';
import { digestFrequencies, type DigestFrequency } from '../connect-email.js';

/** The body of `PUT /api/connect/visits`. */
export class ConnectVisitRequest {
  @IsTimeZone()
  timeZone!: string;
}

/** The body of `PATCH /api/connect/email-settings`. What is left out stays as it is. */
export class ConnectEmailSettingsRequest {
  @IsOptional()
  @IsBoolean()
  replies?: boolean;

  @IsOptional()
  @IsBoolean()
  meetups?: boolean;

  @IsOptional()
  @IsBoolean()
  decisions?: boolean;

  @IsOptional()
  @IsBoolean()
  messages?: boolean;

  @IsOptional()
  @IsIn(digestFrequencies)
  digest?: DigestFrequency;
}
