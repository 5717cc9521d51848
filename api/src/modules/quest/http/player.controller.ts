import { Body, Controller, Get, Put } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { QuestPlayerRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { ReportedNames } from '../boards/reported-names.js';
import { PassportsService } from '../passport/passports.service.js';
import { PlayersService } from '../passport/players.service.js';

@Controller('api/quest')
export class PlayerController {
  constructor(
    private readonly passports: PassportsService,
    private readonly players: PlayersService,
    private readonly reportedNames: ReportedNames,
  ) {}

  @Get('passport')
  @SignedIn()
  passport(@CurrentUser() { id }: SessionUser) {
    return this.passports.getPassport(id);
  }

  @Get('player')
  @SignedIn()
  player(@CurrentUser() { id }: SessionUser) {
    return this.players.getPlayer(id);
  }

  @Put('player')
  @SignedIn()
  async setNamed(@CurrentUser() { id }: SessionUser, @Body() { named }: QuestPlayerRequest) {
    if (named) await this.reportedNames.assertMayShow(id);
    await this.players.setNamed(id, named);
    return this.players.getPlayer(id);
  }
}
