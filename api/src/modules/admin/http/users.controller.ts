import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Patch, Post, Query } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { AdminUserQuery, AdminUserRequest } from '@wanderwork/contracts/requests';
import { Admin, CurrentUser, Fresh } from '../../../platform/security/access.js';
import { UsersAdminService } from '../users-admin.service.js';
import { AdminListsService } from '../admin-lists.service.js';

@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly lists: AdminListsService,
    private readonly users: UsersAdminService,
  ) {}

  @Get()
  @Admin()
  list(@Query() query: AdminUserQuery) {
    return this.lists.listUsers(query);
  }

  @Get(':id')
  @Admin()
  get(@Param('id', ParseUUIDPipe) id: string) {
    return this.users.get(id);
  }

  @Patch(':id')
  @Admin()
  @Fresh()
  change(
    @CurrentUser() admin: SessionUser,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: AdminUserRequest,
  ) {
    return this.users.change(admin, id, request);
  }

  @Post(':id/end-sessions')
  @Admin()
  @Fresh()
  @HttpCode(200)
  endSessions(@CurrentUser() admin: SessionUser, @Param('id', ParseUUIDPipe) id: string) {
    return this.users.endSessions(admin, id);
  }
}
