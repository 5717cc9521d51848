import { Module } from '@nestjs/common';
import { ContentModule } from './content.module.js';
import { PostEditorController, PostVersionsController } from './http/post-editor.controller.js';
import { PostImagesController } from './http/post-images.controller.js';
import { DraftsService } from './editor/drafts.service.js';
import { EditorPersonalData } from './editor/editor-personal-data.js';
import { OrphanImagesJob } from './editor/images/orphan-images.job.js';
import { PostImagesService } from './editor/images/post-images.service.js';
import { PostAdminService } from './editor/post-admin.service.js';
import { PreviewsService } from './editor/previews.service.js';
import { PublishingService } from './editor/publishing.service.js';
import { VersionsService } from './editor/versions.service.js';

/** Writing and publishing posts. */
@Module({
  imports: [ContentModule],
  controllers: [PostEditorController, PostVersionsController, PostImagesController],
  providers: [
    PostAdminService,
    DraftsService,
    VersionsService,
    PublishingService,
    PreviewsService,
    PostImagesService,
    OrphanImagesJob,
    EditorPersonalData,
  ],
})
export class EditorModule {}
