import { Module } from '@nestjs/common';
import { ContentModule } from '../content.module.js';
import { PostEditorController } from '../http/post-editor.controller.js';
import { PostImagesController } from '../http/post-images.controller.js';
import { PostVersionsController } from '../http/post-versions.controller.js';
import { DraftsService } from './drafts.service.js';
import { EditorPersonalData } from './editor-personal-data.js';
import { OrphanImagesJob } from './images/orphan-images.job.js';
import { PostImagesService } from './images/post-images.service.js';
import { PostAdminService } from './post-admin.service.js';
import { PreviewsService } from './previews.service.js';
import { PublishingService } from './publishing.service.js';
import { VersionsService } from './versions.service.js';

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
