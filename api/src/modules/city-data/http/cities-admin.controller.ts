import { Controller, Get, Delete, HttpCode, Param, Post, Query, Req, Body, Put } from '@nestjs/common';
import { Admin, CurrentUser } from '../../../platform/security/access.js';
import { CitiesAdminService } from '../cities-admin.service.js';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { SessionUser } from '@wanderwork/contracts';
import {
  BatchListQuery,
  TableUploadQuery,
  CityEditRequest,
  CityPreviewRequest,
} from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { TAKES_TABLES, tableTypes } from '../../../platform/http/body-parsers.js';
import { BatchAdminService } from '../batches/batch-admin.service.js';
import { ProviderAdminService } from '../providers/provider-admin.service.js';
import { CityEditorService } from '../editor/city-editor.service.js';

@Controller('api/admin/cities')
export class CitiesAdminController {
  constructor(private readonly admin: CitiesAdminService) {}

  @Get()
  @Admin()
  overview() {
    return this.admin.getOverview();
  }
}

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

@Controller('api/admin/cities/providers')
export class CitiesAdminProvidersController {
  constructor(private readonly providers: ProviderAdminService) {}

  @Get()
  @Admin()
  list() {
    return this.providers.list();
  }

  @Post(':provider/plan')
  @Admin()
  plan(@CurrentUser() user: SessionUser, @Param('provider') provider: string) {
    return this.providers.plan(provider, user);
  }
}

@Controller('api/admin/cities/:slug')
export class CitiesAdminEditorController {
  constructor(private readonly editor: CityEditorService) {}

  @Get('figures')
  @Admin()
  figures(@Param('slug') slug: string) {
    return this.editor.get(slug);
  }

  @Post('preview')
  @Admin()
  @HttpCode(200)
  preview(@Param('slug') slug: string, @Body() { changes }: CityPreviewRequest) {
    return this.editor.preview(slug, changes);
  }

  @Put('figures')
  @Admin()
  save(@CurrentUser() user: SessionUser, @Param('slug') slug: string, @Body() request: CityEditRequest) {
    return this.editor.save(slug, request, user);
  }
}
