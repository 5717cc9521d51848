import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { NewsletterRequest, WaitlistRequest } from '@wanderwork/contracts/requests';
import { HOUR } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { NewsletterService } from '../newsletter.service.js';
import { WaitlistService } from '../waitlist.service.js';

@Controller('api')
export class MarketingController {
  constructor(
    private readonly waitlist: WaitlistService,
    private readonly newsletter: NewsletterService,
  ) {}

  @Post('waitlist')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'waitlist', points: 20, seconds: HOUR })
  join(@Body() request: WaitlistRequest) {
    return this.waitlist.join(request);
  }

  @Post('newsletter/subscribe')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'newsletter', points: 20, seconds: HOUR })
  subscribe(@Body() request: NewsletterRequest) {
    return this.newsletter.subscribe(request);
  }
}
