import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, ParseUUIDPipe, Post } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { PostRevisionRequest } from '@wanderwork/contracts/requests';
import { Admin, CurrentUser } from '../../../platform/security/access.js';
import { VersionsService } from '../editor/versions.service.js';

@Controller('api/admin/posts/:id/versions')
export class PostVersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Get()
  @Admin()
  list(@Param('id', ParseUUIDPipe) id: string) {
    return this.versions.list(id);
  }

  @Get(':number')
  @Admin()
  get(@Param('id', ParseUUIDPipe) id: string, @Param('number', ParseIntPipe) number: number) {
    return this.versions.get(id, number);
  }

  @Post(':number/restore')
  @Admin()
  @HttpCode(200)
  restore(
    @CurrentUser() editor: SessionUser,
    @Param('id', ParseUUIDPipe) id: string,
    @Param('number', ParseIntPipe) number: number,
    @Body() request: PostRevisionRequest,
  ) {
    return this.versions.restore(editor, id, number, request);
  }
}
