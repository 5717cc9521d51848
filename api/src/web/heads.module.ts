import { Global, Module } from '@nestjs/common';
import { Heads } from './heads.js';

/** Stands apart from `WebModule`, so that a module may register heads while `web` asks that module for figures. */
@Global()
@Module({ providers: [Heads], exports: [Heads] })
export class HeadsModule {}
