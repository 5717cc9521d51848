import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { isEmailKind, type EmailKind, type SessionUser } from '@wanderwork/contracts';
import {
  ConnectEmailSettingsRequest,
  ConnectVisitRequest,
  OneClickRequest,
} from '@wanderwork/contracts/requests';
import { HOUR } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { FromAnywhere } from '../../../platform/security/origin-check.js';
import { linkUnknown } from '../../links/index.js';
import { EmailPreferences } from '../preferences/email-preferences.js';
import { UnsubscribePage } from '../preferences/unsubscribe-page.js';

const HTML = ['content-type', 'text/html; charset=utf-8'] as const;
const NO_STORE = ['cache-control', 'no-store'] as const;

const parseKind = (text: string): EmailKind => {
  if (!isEmailKind(text)) throw linkUnknown();
  return text;
};

/** What people get by email, and the pages behind the unsubscribe links. */
@Controller('api/connect')
export class ConnectEmailController {
  constructor(
    private readonly preferences: EmailPreferences,
    private readonly page: UnsubscribePage,
  ) {}

  /** Sent by the browser once a day, and when its time zone changes. */
  @Put('visits')
  @SignedIn()
  @RateLimit({ key: 'connect-visits', points: 600, seconds: HOUR })
  @HttpCode(204)
  visit(@CurrentUser() { id }: SessionUser, @Body() { timeZone }: ConnectVisitRequest) {
    return this.preferences.recordVisit(id, timeZone);
  }

  @Get('email-settings')
  @SignedIn()
  @Header('cache-control', 'private, no-store')
  getSettings(@CurrentUser() { id }: SessionUser) {
    return this.preferences.getSettings(id);
  }

  @Patch('email-settings')
  @SignedIn()
  setSettings(@CurrentUser() { id }: SessionUser, @Body() request: ConnectEmailSettingsRequest) {
    return this.preferences.setSettings(id, request);
  }

  @Get('unsubscribe/:kind/:token')
  @Public()
  @Header(...HTML)
  @Header(...NO_STORE)
  @RateLimit({ key: 'connect-unsubscribe-page', points: 600, seconds: HOUR })
  showUnsubscribe(@Param('kind') kind: string, @Param('token') token: string) {
    this.preferences.getSubscriber(parseKind(kind), token);
    return this.page.ask(parseKind(kind));
  }

  /** Mail programs send this form (RFC 8058), without cookies, and one server sends it for many people. */
  @Post('unsubscribe/:kind/:token')
  @Public()
  @FromAnywhere()
  @HttpCode(200)
  @Header(...HTML)
  @Header(...NO_STORE)
  @RateLimit({ key: 'connect-unsubscribe', points: 3000, seconds: HOUR })
  async unsubscribe(
    @Param('kind') kind: string,
    @Param('token') token: string,
    @Body() _form: OneClickRequest,
  ) {
    await this.preferences.unsubscribe(parseKind(kind), token);
    return this.page.confirm(parseKind(kind));
  }
}
