import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/index.js';
import { DiskStorage } from './disk-storage.js';
import { FileStorage } from './file-storage.js';

@Global()
@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [Config],
      useFactory: ({ dataDir }: Config) => new DiskStorage(path.join(dataDir, 'files')),
    },
  ],
  exports: [FileStorage],
})
export class StorageModule {}
