import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientError } from './client-error.entity.js';
import { ClientErrorsController, CspReportsController } from './client-errors.controller.js';
import { ClientErrorsService } from './client-errors.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ClientError])],
  controllers: [ClientErrorsController, CspReportsController],
  providers: [ClientErrorsService],
})
export class ClientErrorsModule {}
