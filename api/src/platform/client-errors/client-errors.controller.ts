import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ClientErrorRequest } from '@wanderwork/contracts/requests';
import { RateLimit } from '../limits/rate-limit.js';
import { Public } from '../security/access.js';
import { ClientErrorsService } from './client-errors.service.js';

@Controller('api/client-errors')
export class ClientErrorsController {
  constructor(private readonly errors: ClientErrorsService) {}

  @Post()
  @Public()
  @HttpCode(204)
  @RateLimit({ key: 'client-errors', points: 30, seconds: 600 })
  record(@Body() request: ClientErrorRequest) {
    return this.errors.record(request);
  }
}
