import { Body, Controller, Get, Put } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { QuestPlayerRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { Passports } from '../passport/passports.service.js';
import { Players } from '../passport/players.service.js';

@Controller('api/quest')
export class PlayerController {
  constructor(
    private readonly passports: Passports,
    private readonly players: Players,
  ) {}

  @Get('passport')
  @SignedIn()
  passport(@CurrentUser() { id }: SessionUser) {
    return this.passports.of(id);
  }

  @Get('player')
  @SignedIn()
  player(@CurrentUser() { id }: SessionUser) {
    return this.players.of(id);
  }

  @Put('player')
  @SignedIn()
  name(@CurrentUser() { id }: SessionUser, @Body() { named }: QuestPlayerRequest) {
    return this.players.name(id, named);
  }
}
