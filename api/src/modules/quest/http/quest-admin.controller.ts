import { Controller, Get, Query } from '@nestjs/common';
import { AdminQuestFlagQuery } from '@wanderwork/contracts/requests';
import { Admin } from '../../../platform/security/access.js';
import { QuestAdminService } from '../quest-admin.service.js';

@Controller('api/admin/quest')
export class QuestAdminController {
  constructor(private readonly admin: QuestAdminService) {}

  @Get('balance')
  @Admin()
  balance() {
    return this.admin.getBalance();
  }

  @Get('flags')
  @Admin()
  flags(@Query() { after }: AdminQuestFlagQuery) {
    return this.admin.listFlags(after);
  }
}
