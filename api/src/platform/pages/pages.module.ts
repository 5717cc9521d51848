import { Global, Module } from '@nestjs/common';
import { Config } from '../config/index.js';
import { PageHeads } from './page-heads.js';
import { StandalonePage } from './standalone-page.js';
import { ShellFolder } from './shell-folder.js';

/**
 * What served pages are made with. Modules register their pages here; `web` asks the modules, never the other way
 * around.
 */
@Global()
@Module({
  providers: [
    PageHeads,
    StandalonePage,
    {
      provide: ShellFolder,
      inject: [Config],
      useFactory: ({ shellDir }: Config) => new ShellFolder(shellDir),
    },
  ],
  exports: [PageHeads, StandalonePage, ShellFolder],
})
export class PagesModule {}
