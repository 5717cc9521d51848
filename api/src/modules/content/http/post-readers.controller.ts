import { Body, Controller, Headers, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ReaderEventRequest } from '@wanderwork/contracts/requests';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { ReaderCountsService } from '../readers/reader-counts.service.js';
import { isReader } from '../readers/readers.policy.js';

@Controller('api/blog-posts')
export class PostReadersController {
  constructor(private readonly readers: ReaderCountsService) {}

  @Post(':id/readers')
  @Public()
  @HttpCode(204)
  @RateLimit({ key: 'post-readers', points: 60, seconds: 60 })
  async count(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { event }: ReaderEventRequest,
    @Headers() headers: Record<string, string | undefined>,
  ): Promise<void> {
    if (isReader(headers)) await this.readers.count(id, event);
  }
}
