import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { SessionUser } from '@wanderwork/contracts';
import { BatchListQuery, TableUploadQuery } from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { TAKES_TABLES, tableTypes } from '../../../platform/http/table-parser.js';
import { Admin, CurrentUser } from '../../../platform/security/access.js';
import { BatchAdminService } from '../batches/batch-admin.service.js';

@Controller('api/admin/cities/batches')
export class CitiesAdminBatchesController {
  constructor(private readonly batches: BatchAdminService) {}

  @Get()
  @Admin()
  list(@Query() { after }: BatchListQuery) {
    return this.batches.list(after);
  }

  /** The request body is the file itself. */
  @Post()
  @Admin()
  @RouteConfig(TAKES_TABLES)
  @ApiConsumes(...tableTypes)
  plan(
    @CurrentUser() user: SessionUser,
    @Query() { name }: TableUploadQuery,
    @Req() { body }: FastifyRequest,
  ) {
    return this.batches.plan(name, body, user);
  }

  @Get(':id')
  @Admin()
  one(@Param('id') id: string) {
    return this.batches.get(id);
  }

  @Post(':id/apply')
  @Admin()
  @HttpCode(200)
  apply(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.batches.apply(id, user);
  }

  @Post(':id/roll-back')
  @Admin()
  @HttpCode(200)
  rollBack(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.batches.rollBack(id, user);
  }

  @Delete(':id')
  @Admin()
  @HttpCode(204)
  discard(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.batches.discard(id, user);
  }
}
