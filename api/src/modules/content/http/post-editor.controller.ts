import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  ParseUUIDPipe,
  Post,
  Delete,
  Put,
  Query,
} from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import {
  PostRevisionRequest,
  PostEditorQuery,
  PostPreviewRequest,
  PublishPostRequest,
  SavePostRequest,
} from '@wanderwork/contracts/requests';
import { Admin, CurrentUser } from '../../../platform/security/access.js';
import { HOUR } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { VersionsService } from '../editor/versions.service.js';
import { DraftsService } from '../editor/drafts.service.js';
import { PostAdminService } from '../editor/post-admin.service.js';
import { PreviewsService } from '../editor/previews.service.js';
import { PublishingService } from '../editor/publishing.service.js';

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

@Controller('api/admin/posts')
export class PostEditorController {
  constructor(
    private readonly posts: PostAdminService,
    private readonly drafts: DraftsService,
    private readonly previews: PreviewsService,
    private readonly publishing: PublishingService,
  ) {}

  @Get()
  @Admin()
  list(@Query() query: PostEditorQuery) {
    return this.posts.list(query);
  }

  @Get('stale')
  @Admin()
  stale() {
    return this.posts.listStale();
  }

  @Post()
  @Admin()
  create(@CurrentUser() editor: SessionUser) {
    return this.drafts.create(editor);
  }

  @Post('preview')
  @Admin()
  @HttpCode(200)
  @RateLimit({ key: 'post-preview', points: 7200, seconds: HOUR })
  preview(@Body() request: PostPreviewRequest) {
    return this.previews.render(request);
  }

  @Get(':id')
  @Admin()
  post(@Param('id', ParseUUIDPipe) id: string) {
    return this.drafts.get(id);
  }

  @Put(':id/draft')
  @Admin()
  save(
    @CurrentUser() editor: SessionUser,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: SavePostRequest,
  ) {
    return this.drafts.save(editor, id, request);
  }

  @Post(':id/publish')
  @Admin()
  @HttpCode(200)
  publish(
    @CurrentUser() editor: SessionUser,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: PublishPostRequest,
  ) {
    return this.publishing.publish(editor, id, request);
  }

  @Post(':id/unpublish')
  @Admin()
  @HttpCode(200)
  unpublish(@CurrentUser() editor: SessionUser, @Param('id', ParseUUIDPipe) id: string) {
    return this.publishing.unpublish(editor, id);
  }

  @Post(':id/checked')
  @Admin()
  @HttpCode(200)
  check(@CurrentUser() editor: SessionUser, @Param('id', ParseUUIDPipe) id: string) {
    return this.publishing.check(editor, id);
  }

  @Delete(':id')
  @Admin()
  @HttpCode(204)
  remove(@CurrentUser() editor: SessionUser, @Param('id', ParseUUIDPipe) id: string) {
    return this.publishing.remove(editor, id);
  }
}
