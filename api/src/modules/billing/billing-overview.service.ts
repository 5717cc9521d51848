import { Injectable } from '@nestjs/common';
import type {
  BillingInvoice as InvoiceView,
  PaymentPage,
  SessionUser,
  SubscriptionOverview,
  Tier,
} from '@wanderwork/contracts';
import { paths } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/index.js';
import { UsersService } from '../auth/index.js';
import { notSubscribed } from './billing.errors.js';
import { toCurrentSubscription, toInvoiceView } from './billing.mapper.js';
import { computeTier } from './billing.policy.js';
import { BillingGrant } from './entities/billing-grant.entity.js';
import { BillingInvoice } from './entities/billing-invoice.entity.js';
import { StripeClient } from './stripe/stripe-client.js';
import { BillingSyncService } from './sync/billing-sync.service.js';
import { CustomersService } from './people/customers.service.js';
import { SubscriptionsService } from './people/subscriptions.service.js';

/** More invoices than ten years of a plan bring. */
const MAX_INVOICES = 200;

/** Stripe's times are in seconds. Within one second the invoice number gives the order. */
const newestFirst = { createdAt: 'DESC', number: 'DESC', id: 'DESC' } as const;

/** A person's own billing. */
@Injectable()
export class BillingOverviewService {
  constructor(
    private readonly config: Config,
    private readonly source: DataSource,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly sync: BillingSyncService,
    private readonly users: UsersService,
  ) {}

  async get({
    id,
    subscriptionTier: tier,
  }: {
    id: string;
    subscriptionTier: Tier;
  }): Promise<SubscriptionOverview> {
    const now = new Date();
    const running = await this.subscriptions.findRunning(id);
    const payUrl = running && (await this.findOpenInvoiceUrl(running.id));
    const grants = await this.source.manager.findBy(BillingGrant, { userId: id });
    const grantedTier = computeTier([], grants, now);
    const { credit = null } = (await this.customers.find(id)) ?? {};
    return {
      tier,
      subscription: running && toCurrentSubscription(running, payUrl, now),
      grant:
        grantedTier.tier === 'free'
          ? null
          : { tier: grantedTier.tier, until: grantedTier.until?.toISOString() ?? null },
      credit,
      ended: await this.subscriptions.listEnded(id),
    };
  }

  /** Syncs with Stripe first, for people who return from a payment before its event arrives. */
  async getRefreshed(user: SessionUser): Promise<SubscriptionOverview> {
    if (this.stripe.settings) await this.sync.syncUser(user.id);
    return this.get(await this.users.get(user.id));
  }

  async listInvoices(userId: string): Promise<InvoiceView[]> {
    const invoices = await this.source.manager.find(BillingInvoice, {
      where: { userId },
      order: newestFirst,
      take: MAX_INVOICES,
    });
    return invoices.map(toInvoiceView);
  }

  /** Creates Stripe's page for changing the card. */
  async createCardPage({ id }: SessionUser): Promise<PaymentPage> {
    await this.subscriptions.getRunning(id);
    const { customerId: customer = null } = (await this.customers.find(id)) ?? {};
    if (customer === null) throw notSubscribed();
    const return_url = this.config.publicUrl + paths.web.profile();
    const changedUrl = this.config.publicUrl + paths.web.profileAfterCardChange();
    const { url } = await this.stripe.call((stripe) =>
      stripe.billingPortal.sessions.create({
        customer,
        return_url,
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url: changedUrl } },
        },
      }),
    );
    return { url };
  }

  private async findOpenInvoiceUrl(subscriptionId: string): Promise<string | null> {
    const [open] = await this.source.manager.find(BillingInvoice, {
      where: { subscriptionId, status: 'open' },
      order: newestFirst,
      take: 1,
    });
    return open?.url ?? null;
  }
}
