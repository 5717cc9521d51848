import { Global, Module } from '@nestjs/common';
import { Config } from '../config/index.js';
import { Heads } from './heads.js';
import { LonePage } from './lone-page.js';
import { ShellFolder } from './shell-folder.js';

/** What served pages are made with. Modules say here what is in theirs; `web` composes them and asks the modules, never they it. */
@Global()
@Module({
  providers: [
    Heads,
    LonePage,
    {
      provide: ShellFolder,
      inject: [Config],
      useFactory: ({ shellDir }: Config) => new ShellFolder(shellDir),
    },
  ],
  exports: [Heads, LonePage, ShellFolder],
})
export class PagesModule {}
