import { Controller, Get, Query } from '@nestjs/common';
import { AdminQuestFlagQuery } from '@wanderwork/contracts/requests';
import { Admin } from '../../../platform/security/access.js';
import { QuestAdmin } from '../admin/quest-admin.service.js';

@Controller('api/admin/quest')
export class QuestAdminController {
  constructor(private readonly admin: QuestAdmin) {}

  @Get('balance')
  @Admin()
  balance() {
    return this.admin.balance();
  }

  @Get('flags')
  @Admin()
  flags(@Query() { after }: AdminQuestFlagQuery) {
    return this.admin.flags(after);
  }
}
