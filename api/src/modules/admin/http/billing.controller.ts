import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { AdminOpenPaymentQuery, AdminSubscriptionQuery, GrantRequest } from '@wanderwork/contracts/requests';
import { Admin, CurrentUser, Fresh } from '../../../platform/security/access.js';
import { BillingAdminService } from '../billing-admin.service.js';

@Controller('api/admin')
export class AdminBillingController {
  constructor(private readonly billing: BillingAdminService) {}

  @Get('billing')
  @Admin()
  getFigures() {
    return this.billing.getFigures();
  }

  @Get('billing/subscriptions')
  @Admin()
  listSubscriptions(@Query() query: AdminSubscriptionQuery) {
    return this.billing.listSubscriptions(query);
  }

  @Get('billing/payments')
  @Admin()
  listOpenPayments(@Query() query: AdminOpenPaymentQuery) {
    return this.billing.listOpenPayments(query);
  }

  @Post('billing/payments/:id/retry')
  @Admin()
  @Fresh()
  @HttpCode(200)
  retryPayment(@CurrentUser() admin: SessionUser, @Param('id') id: string) {
    return this.billing.retryPayment(admin, id);
  }

  @Get('billing/work')
  @Admin()
  listFailedJobs() {
    return this.billing.listFailedJobs();
  }

  @Post('billing/work/:id/retry')
  @Admin()
  @HttpCode(200)
  retryJob(@CurrentUser() admin: SessionUser, @Param('id') id: string) {
    return this.billing.retryJob(admin, id);
  }

  @Get('users/:id/billing')
  @Admin()
  getUserBilling(@Param('id', ParseUUIDPipe) id: string) {
    return this.billing.getOverview(id);
  }

  @Post('users/:id/grants')
  @Admin()
  @Fresh()
  @HttpCode(200)
  createGrant(
    @CurrentUser() admin: SessionUser,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: GrantRequest,
  ) {
    return this.billing.createGrant(admin, id, request);
  }

  @Delete('grants/:id')
  @Admin()
  @Fresh()
  revokeGrant(@CurrentUser() admin: SessionUser, @Param('id', ParseUUIDPipe) id: string) {
    return this.billing.revokeGrant(admin, id);
  }
}
