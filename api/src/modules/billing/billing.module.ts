import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OpenPaymentsService } from './admin/open-payments.service.js';
import { SubscriptionListService } from './admin/subscription-list.service.js';
import { BillingReportService } from './billing-report.service.js';
import { BillingPersonalData } from './billing-personal-data.js';
import { CancellationService } from './changes/cancellation.service.js';
import { CheckoutService } from './changes/checkout.service.js';
import { RenewalStopper } from './changes/renewal-stopper.js';
import { PlanChangeService } from './changes/plan-change.service.js';
import { QuoteTokens } from './changes/quote-tokens.js';
import { StripePlanChanges } from './changes/stripe-plan-changes.js';
import { WithdrawalsService } from './withdrawals.service.js';
import { BillingCustomer } from './entities/billing-customer.entity.js';
import { BillingGrant } from './entities/billing-grant.entity.js';
import { BillingInvoice } from './entities/billing-invoice.entity.js';
import { BillingLease } from './entities/billing-lease.entity.js';
import { BillingSubscription } from './entities/billing-subscription.entity.js';
import { BillingWithdrawal } from './entities/billing-withdrawal.entity.js';
import { BillingWork } from './entities/billing-work.entity.js';
import { BillingController } from './http/billing.controller.js';
import { SubscriptionController } from './http/subscription.controller.js';
import { BillingJobs } from './jobs/billing-jobs.js';
import { LeasesService } from './leases/leases.service.js';
import { CustomersService } from './people/customers.service.js';
import { GrantsService } from './people/grants.service.js';
import { BillingOverviewService } from './billing-overview.service.js';
import { SubscriptionsService } from './people/subscriptions.service.js';
import { TiersService } from './people/tiers.service.js';
import { PlansService } from './plans/plans.service.js';
import { CustomerCredit } from './stripe/customer-credit.js';
import { ObsoleteInvoices } from './stripe/obsolete-invoices.js';
import { DuplicateSubscriptions } from './stripe/duplicate-subscriptions.js';
import { PaymentCard } from './stripe/payment-card.js';
import { RefundIssuer } from './stripe/refund-issuer.js';
import { StripeCustomerReader } from './stripe/stripe-customer-reader.js';
import { StripeClient } from './stripe/stripe-client.js';
import { LedgerRepository } from './sync/ledger.repository.js';
import { BillingSyncService } from './sync/billing-sync.service.js';
import { SubscriptionNotifier } from './sync/subscription-notifier.js';
import { WebhookService } from './webhook.service.js';
import { BillingActions } from './work/billing-actions.js';
import { BillingWorker } from './work/billing-worker.js';
import { BillingQueueRepository } from './queue/billing-queue.repository.js';

const entities = [
  BillingCustomer,
  BillingSubscription,
  BillingInvoice,
  BillingWork,
  BillingGrant,
  BillingWithdrawal,
  BillingLease,
];

/** Subscriptions: what people pay and get, kept in sync with Stripe. */
@Module({
  imports: [TypeOrmModule.forFeature(entities)],
  controllers: [SubscriptionController, BillingController],
  providers: [
    StripeClient,
    LeasesService,
    StripeCustomerReader,
    DuplicateSubscriptions,
    ObsoleteInvoices,
    PaymentCard,
    CustomerCredit,
    RefundIssuer,
    PlansService,
    CustomersService,
    SubscriptionsService,
    TiersService,
    GrantsService,
    BillingOverviewService,
    QuoteTokens,
    StripePlanChanges,
    CheckoutService,
    PlanChangeService,
    CancellationService,
    WithdrawalsService,
    RenewalStopper,
    BillingSyncService,
    LedgerRepository,
    SubscriptionNotifier,
    BillingQueueRepository,
    BillingActions,
    BillingWorker,
    WebhookService,
    BillingJobs,
    BillingPersonalData,
    BillingReportService,
    SubscriptionListService,
    OpenPaymentsService,
  ],
  exports: [
    BillingReportService,
    SubscriptionListService,
    OpenPaymentsService,
    GrantsService,
    RenewalStopper,
  ],
})
export class BillingModule {}
