import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Setting } from './setting.entity.js';
import { Settings } from './settings.service.js';

@Global()
@Module({ imports: [TypeOrmModule.forFeature([Setting])], providers: [Settings], exports: [Settings] })
export class SettingsModule {}
