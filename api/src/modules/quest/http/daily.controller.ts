import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { QuestCommitRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { WeekCommitsService } from '../daily/week-commits.service.js';
import { LimitRunWrites } from './run-writes.guard.js';
import { DayPipe } from './day.pipe.js';

@Controller('api/quest/daily')
export class DailyController {
  constructor(private readonly commits: WeekCommitsService) {}

  @Post(':date/commit')
  @SignedIn()
  @LimitRunWrites()
  @HttpCode(200)
  commit(
    @CurrentUser() { id }: SessionUser,
    @Param('date', DayPipe) date: string,
    @Body() request: QuestCommitRequest,
  ) {
    return this.commits.commit(id, date, request);
  }
}
