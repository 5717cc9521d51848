import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobRow } from './job.entity.js';
import { JobsService } from './jobs.service.js';

/** Runs the jobs of all modules. Commands do without it. */
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([JobRow])],
  providers: [JobsService],
})
export class JobsModule {}
