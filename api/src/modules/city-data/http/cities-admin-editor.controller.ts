import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { CityEditRequest, CityPreviewRequest } from '@wanderwork/contracts/requests';
import { Admin, CurrentUser } from '../../../platform/security/access.js';
import { CityEditorService } from '../editor/city-editor.service.js';

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
