import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/index.js';
import { OpenPayments } from './admin/open-payments.service.js';
import { SubscriptionList } from './admin/subscription-list.service.js';
import { BillingAdmin } from './billing-admin.service.js';
import { BillingData } from './billing-data.js';
import { Cancellation } from './changes/cancellation.service.js';
import { Checkout } from './changes/checkout.service.js';
import { NoRenewals } from './changes/no-renewals.js';
import { PlanChange } from './changes/plan-change.service.js';
import { QuoteTokens } from './changes/quote-token.js';
import { StripeChanges } from './changes/stripe-changes.js';
import { Withdrawals } from './changes/withdrawals.service.js';
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
import { Leases } from './leases/leases.service.js';
import { Customers } from './people/customers.service.js';
import { Grants } from './people/grants.service.js';
import { BillingOverview } from './people/overview.service.js';
import { Subscriptions } from './people/subscriptions.service.js';
import { Tiers } from './people/tiers.service.js';
import { Plans } from './plans/plans.service.js';
import { Credit } from './stripe/credit.js';
import { DeadInvoices } from './stripe/dead-invoices.js';
import { Duplicates } from './stripe/duplicates.js';
import { PayingCard } from './stripe/paying-card.js';
import { Refunds } from './stripe/refunds.js';
import { StripeAccount } from './stripe/stripe-account.js';
import { StripeGate } from './stripe/stripe-gate.js';
import { Ledger } from './sync/ledger.js';
import { Sync } from './sync/sync.service.js';
import { Tidings } from './sync/tidings.js';
import { WebhookIntake } from './webhook.service.js';
import { Deeds } from './work/deeds.js';
import { Worker } from './work/worker.js';
import { WorkQueue } from './work/work-queue.js';

const entities = [
  BillingCustomer,
  BillingSubscription,
  BillingInvoice,
  BillingWork,
  BillingGrant,
  BillingWithdrawal,
  BillingLease,
];

/** Subscriptions: what people pay, what they get for it, and that both agree with Stripe. */
@Module({
  imports: [TypeOrmModule.forFeature(entities), MailModule],
  controllers: [SubscriptionController, BillingController],
  providers: [
    StripeGate,
    Leases,
    StripeAccount,
    Duplicates,
    DeadInvoices,
    PayingCard,
    Credit,
    Refunds,
    Plans,
    Customers,
    Subscriptions,
    Tiers,
    Grants,
    BillingOverview,
    QuoteTokens,
    StripeChanges,
    Checkout,
    PlanChange,
    Cancellation,
    Withdrawals,
    NoRenewals,
    Sync,
    Ledger,
    Tidings,
    WorkQueue,
    Deeds,
    Worker,
    WebhookIntake,
    BillingJobs,
    BillingData,
    BillingAdmin,
    SubscriptionList,
    OpenPayments,
  ],
  exports: [BillingAdmin, SubscriptionList, OpenPayments, Grants, NoRenewals],
})
export class BillingModule {}
