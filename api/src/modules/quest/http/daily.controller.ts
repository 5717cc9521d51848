import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { QuestCommitRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { Commits } from '../daily/commits.service.js';
import { WritesRuns } from './account-limits.js';
import { DayName } from './day-name.js';

@Controller('api/quest/daily')
export class DailyController {
  constructor(private readonly commits: Commits) {}

  @Post(':date/commit')
  @SignedIn()
  @WritesRuns()
  @HttpCode(200)
  commit(
    @CurrentUser() { id }: SessionUser,
    @Param('date', DayName) date: string,
    @Body() request: QuestCommitRequest,
  ) {
    return this.commits.commit(id, date, request);
  }
}
