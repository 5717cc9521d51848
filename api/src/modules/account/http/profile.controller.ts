import { Body, Controller, Get, Patch } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { PreferencesRequest, ProfileRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { ProfilesService } from '../profiles.service.js';

@Controller('api/account')
export class ProfileController {
  constructor(private readonly profiles: ProfilesService) {}

  @Get('profile')
  @SignedIn()
  getProfile(@CurrentUser() { id }: SessionUser) {
    return this.profiles.get(id);
  }

  @Patch('profile')
  @SignedIn()
  changeProfile(@CurrentUser() { id }: SessionUser, @Body() request: ProfileRequest) {
    return this.profiles.change(id, request);
  }

  @Get('preferences')
  @SignedIn()
  getPreferences(@CurrentUser() user: SessionUser) {
    return this.profiles.getPreferences(user);
  }

  @Patch('preferences')
  @SignedIn()
  changePreferences(@CurrentUser() user: SessionUser, @Body() request: PreferencesRequest) {
    return this.profiles.changePreferences(user, request);
  }
}
