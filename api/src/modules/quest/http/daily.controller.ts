import { Injectable, type PipeTransform, Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { QuestCommitRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { dayClosed } from '../quest.errors.js';
import { WeekCommitsService } from '../runs/week-commits.service.js';
import { LimitRunWrites } from './run-writes.guard.js';

/** Validates the format of a day in a path; the service checks whether the day is open. */
@Injectable()
class DayPipe implements PipeTransform<string, string> {
  transform(date: string): string {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw dayClosed(date);
    return date;
  }
}

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
