import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  LinkRequest,
  NewsletterRequest,
  OneClickRequest,
  WaitlistRequest,
} from '@wanderwork/contracts/requests';
import { HOUR } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { FromAnywhere } from '../../../platform/security/origin-check.js';
import { NewsletterService } from '../newsletter.service.js';
import { WaitlistService } from '../waitlist.service.js';

@Controller('api/waitlist')
export class WaitlistController {
  constructor(private readonly waitlist: WaitlistService) {}

  @Post()
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'waitlist', points: 20, seconds: HOUR })
  join(@Body() request: WaitlistRequest) {
    return this.waitlist.join(request);
  }
}

/** The form, and the routes behind the newsletter's links. Opening a link changes nothing: its page asks first. */
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('subscribe')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'newsletter', points: 20, seconds: HOUR })
  subscribe(@Body() request: NewsletterRequest) {
    return this.newsletter.subscribe(request);
  }

  @Post('confirm')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'newsletter-links', points: 60, seconds: HOUR })
  confirm(@Body() { token }: LinkRequest) {
    return this.newsletter.confirm(token);
  }

  @Post('unsubscribe')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'newsletter-links', points: 60, seconds: HOUR })
  unsubscribe(@Body() { token }: LinkRequest) {
    return this.newsletter.unsubscribe(token);
  }

  /** Mail programs send this form (RFC 8058), without cookies, and one server sends it for many people. */
  @Post('unsubscribe/:token')
  @Public()
  @FromAnywhere()
  @HttpCode(200)
  @RateLimit({ key: 'newsletter-one-click', points: 3000, seconds: HOUR })
  unsubscribeByOneClick(@Param('token') token: string, @Body() _form: OneClickRequest) {
    return this.newsletter.unsubscribe(token);
  }
}
