import { Module } from '@nestjs/common';
import { Draining } from './draining.js';
import { HealthController } from './health.controller.js';

@Module({ controllers: [HealthController], providers: [Draining], exports: [Draining] })
export class HealthModule {}
