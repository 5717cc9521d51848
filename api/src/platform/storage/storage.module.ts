import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/index.js';
import { DiskStorage } from './disk-storage.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [
    {
      provide: Storage,
      inject: [Config],
      useFactory: ({ dataDir }: Config) => new DiskStorage(path.join(dataDir, 'files')),
    },
  ],
  exports: [Storage],
})
export class StorageModule {}
