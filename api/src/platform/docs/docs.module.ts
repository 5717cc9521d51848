import { Module } from '@nestjs/common';
import { DocsController } from './docs.controller.js';
import { Docs } from './docs.js';

@Module({ controllers: [DocsController], providers: [Docs] })
export class DocsModule {}
