import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { remoteNames, type ReleaseReport, type RemoteName } from '../release.js';

/** An error that a browser met; kept without any identity. */
export class ClientErrorRequest {
  @MaxLength(500)
  @IsString()
  message!: string;

  @IsOptional()
  @MaxLength(4000)
  @IsString()
  stack?: string;

  @MaxLength(300)
  @IsString()
  path!: string;

  @IsOptional()
  @MaxLength(100)
  @IsString()
  release?: string;
}

export class ReleaseReportRequest implements ReleaseReport {
  @IsIn(remoteNames)
  name!: RemoteName;

  @MaxLength(100)
  @IsString()
  version!: string;

  @IsIn(['timeout', 'network', 'integrity', 'contract', 'render'])
  reason!: ReleaseReport['reason'];
}
