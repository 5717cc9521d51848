import { Global, Module } from '@nestjs/common';
import { Config } from '../config/index.js';
import { PageKeys } from './page-keys.js';

@Global()
@Module({
  providers: [
    {
      provide: PageKeys,
      inject: [Config],
      useFactory: ({ sessionSecret }: Config) => new PageKeys(sessionSecret),
    },
  ],
  exports: [PageKeys],
})
export class ListsModule {}
