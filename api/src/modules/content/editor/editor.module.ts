import { Module } from '@nestjs/common';
import { ContentModule } from '../content.module.js';
import { PostEditorController } from '../http/post-editor.controller.js';
import { PostImagesController } from '../http/post-images.controller.js';
import { PostVersionsController } from '../http/post-versions.controller.js';
import { Drafts } from './drafts.service.js';
import { EditorData } from './editor-data.js';
import { OrphanImages } from './images/orphan-images.js';
import { PostImages } from './images/post-images.service.js';
import { PostDesk } from './post-desk.service.js';
import { Previews } from './previews.service.js';
import { Publishing } from './publishing.service.js';
import { Versions } from './versions.service.js';

/** Where posts are written and brought before readers. */
@Module({
  imports: [ContentModule],
  controllers: [PostEditorController, PostVersionsController, PostImagesController],
  providers: [PostDesk, Drafts, Versions, Publishing, Previews, PostImages, OrphanImages, EditorData],
})
export class EditorModule {}
