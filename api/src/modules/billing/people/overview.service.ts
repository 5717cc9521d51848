import { Injectable } from '@nestjs/common';
import type {
  BillingInvoice as SeenInvoice,
  PaymentPage,
  SessionUser,
  SubscriptionOverview,
  Tier,
} from '@wanderwork/contracts';
import { paths } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/index.js';
import { Users } from '../../auth/index.js';
import { notSubscribed } from '../billing.errors.js';
import { toCurrentSubscription, toSeenInvoice } from '../billing.mapper.js';
import { tierOf } from '../billing.policy.js';
import { BillingGrant } from '../entities/billing-grant.entity.js';
import { BillingInvoice } from '../entities/billing-invoice.entity.js';
import { StripeGate } from '../stripe/stripe-gate.js';
import { Sync } from '../sync/sync.service.js';
import { Customers } from './customers.service.js';
import { Subscriptions } from './subscriptions.service.js';

/** More invoices than ten years bring. */
const MOST_INVOICES = 200;

/** Stripe counts in seconds; of two invoices of one second the number tells which came first. */
const newestFirst = { createdAt: 'DESC', number: 'DESC', id: 'DESC' } as const;

/** What somebody sees of their own billing. */
@Injectable()
export class BillingOverview {
  constructor(
    private readonly config: Config,
    private readonly source: DataSource,
    private readonly gate: StripeGate,
    private readonly customers: Customers,
    private readonly subscriptions: Subscriptions,
    private readonly sync: Sync,
    private readonly users: Users,
  ) {}

  async of({
    id,
    subscriptionTier: tier,
  }: {
    id: string;
    subscriptionTier: Tier;
  }): Promise<SubscriptionOverview> {
    const now = new Date();
    const running = await this.subscriptions.findRunning(id);
    const payUrl = running && (await this.openInvoiceOf(running.id));
    const grants = await this.source.manager.findBy(BillingGrant, { userId: id });
    const given = tierOf([], grants, now);
    const { credit = null } = (await this.customers.find(id)) ?? {};
    return {
      tier,
      subscription: running && toCurrentSubscription(running, payUrl, now),
      grant: given.tier === 'free' ? null : { tier: given.tier, until: given.until?.toISOString() ?? null },
      credit,
    };
  }

  /** Asks Stripe first: for whoever comes back from a payment before its event does. */
  async refreshed(user: SessionUser): Promise<SubscriptionOverview> {
    if (this.gate.settings) await this.sync.person(user.id);
    return this.of(await this.users.get(user.id));
  }

  async invoices(userId: string): Promise<SeenInvoice[]> {
    const invoices = await this.source.manager.find(BillingInvoice, {
      where: { userId },
      order: newestFirst,
      take: MOST_INVOICES,
    });
    return invoices.map(toSeenInvoice);
  }

  /** Stripe's page on which the card is changed. */
  async cardPage({ id }: SessionUser): Promise<PaymentPage> {
    await this.subscriptions.getRunning(id);
    const { customerId: customer = null } = (await this.customers.find(id)) ?? {};
    if (customer === null) throw notSubscribed();
    const return_url = this.config.publicUrl + paths.web.profile();
    const { url } = await this.gate.call((stripe) =>
      stripe.billingPortal.sessions.create({
        customer,
        return_url,
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url } },
        },
      }),
    );
    return { url };
  }

  private async openInvoiceOf(subscriptionId: string): Promise<string | null> {
    const [open] = await this.source.manager.find(BillingInvoice, {
      where: { subscriptionId, status: 'open' },
      order: newestFirst,
      take: 1,
    });
    return open?.url ?? null;
  }
}
