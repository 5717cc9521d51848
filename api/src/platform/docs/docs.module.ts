import { Module } from '@nestjs/common';
import { DocsController } from './docs.controller.js';
import { OpenApiDocument } from './open-api-document.js';

@Module({ controllers: [DocsController], providers: [OpenApiDocument] })
export class DocsModule {}
