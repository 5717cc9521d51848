import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { AdminOpenPaymentQuery, AdminSubscriptionQuery, GrantRequest } from '@wanderwork/contracts/requests';
import { Admin, CurrentUser, Fresh } from '../../../platform/security/access.js';
import { BillingDesk } from '../billing-desk.service.js';

@Controller('api/admin')
export class AdminBillingController {
  constructor(private readonly desk: BillingDesk) {}

  @Get('billing')
  @Admin()
  figures() {
    return this.desk.figures();
  }

  @Get('billing/subscriptions')
  @Admin()
  subscriptions(@Query() query: AdminSubscriptionQuery) {
    return this.desk.subscriptions(query);
  }

  @Get('billing/payments')
  @Admin()
  openPayments(@Query() query: AdminOpenPaymentQuery) {
    return this.desk.openPayments(query);
  }

  @Post('billing/payments/:id/retry')
  @Admin()
  @Fresh()
  @HttpCode(200)
  retryPayment(@CurrentUser() admin: SessionUser, @Param('id') id: string) {
    return this.desk.retryPayment(admin, id);
  }

  @Get('billing/work')
  @Admin()
  failedWork() {
    return this.desk.failedWork();
  }

  @Post('billing/work/:id/retry')
  @Admin()
  @HttpCode(200)
  retry(@CurrentUser() admin: SessionUser, @Param('id') id: string) {
    return this.desk.retry(admin, id);
  }

  @Get('users/:id/billing')
  @Admin()
  user(@Param('id', ParseUUIDPipe) id: string) {
    return this.desk.of(id);
  }

  @Post('users/:id/grants')
  @Admin()
  @Fresh()
  @HttpCode(200)
  give(
    @CurrentUser() admin: SessionUser,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: GrantRequest,
  ) {
    return this.desk.give(admin, id, request);
  }

  @Delete('grants/:id')
  @Admin()
  @Fresh()
  revoke(@CurrentUser() admin: SessionUser, @Param('id', ParseUUIDPipe) id: string) {
    return this.desk.revoke(admin, id);
  }
}
