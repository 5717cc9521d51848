import { Injectable } from '@nestjs/common';
import { type PaymentPage, paths, type Plan, type SessionUser } from '@wanderwork/contracts';
import type { CheckoutRequest } from '@wanderwork/contracts/requests';
import type Stripe from 'stripe';
import { Config } from '../../../platform/config/index.js';
import { createId } from '../../../platform/database/ids.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { emailUnconfirmed, alreadySubscribed } from '../billing.errors.js';
import type { OpenCheckout } from '../entities/billing-customer.entity.js';
import { CustomersService } from '../people/customers.service.js';
import { SubscriptionsService } from '../people/subscriptions.service.js';
import { getPriceId, isSamePlan } from '../price-list.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { isMissing, isRefusal } from '../stripe/stripe-errors.js';
import { BillingSyncService } from '../sync/billing-sync.service.js';

/** How long an open checkout is reused. Stripe forgets an idempotency key after a day. */
const REUSE_MS = 23 * HOUR_MS;
/** The lifetime of a checkout page at Stripe. It is shorter than `REUSE_MS`, even if the clocks differ by an hour. */
const SESSION_LIFETIME_MS = 22 * HOUR_MS;

/**
 * Starts the first payment. A person has one open checkout at most: the same plan returns the same page, another plan
 * closes the old page first, and people with a subscription get none.
 */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly config: Config,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly sync: BillingSyncService,
  ) {}

  start(user: SessionUser, { tier, interval = 'month' }: CheckoutRequest): Promise<PaymentPage> {
    this.stripe.requireSettings();
    if (!user.emailConfirmed) throw emailUnconfirmed();
    return this.customers.runAlone(user.id, async () => {
      await this.assertNotSubscribed(user.id);
      try {
        return await this.openPage(user, { tier, interval });
      } catch (error) {
        if (!isMissing(error)) throw error;
        // The customer was deleted at Stripe, so the person becomes a new customer.
        await this.sync.syncUser(user.id);
        return this.openPage(user, { tier, interval });
      }
    });
  }

  /** Asks Stripe first, because it knows about a payment before its event arrives here. */
  private async assertNotSubscribed(userId: string): Promise<void> {
    await this.sync.syncUser(userId);
    const running = await this.subscriptions.findRunning(userId);
    if (running) throw alreadySubscribed(running);
  }

  private async openPage(user: SessionUser, plan: Plan): Promise<PaymentPage> {
    const customer = await this.customers.getOrCreateId(user);
    const openCheckout = await this.findOpenCheckout(user.id);
    const session = openCheckout && (await this.findOpenSession(user.id, customer, openCheckout));
    if (session) {
      if (session.status === 'open' && session.url && isSamePlan(openCheckout, plan))
        return { url: session.url };
      await this.close(user.id, session);
    }
    const checkout = { ...plan, attempt: createId(), sessionId: null, begunAt: new Date().toISOString() };
    const { url } = await this.getOrCreateSession(user.id, customer, checkout);
    return { url: url as string };
  }

  private async findOpenCheckout(userId: string): Promise<OpenCheckout | null> {
    const { checkout } = (await this.customers.find(userId)) ?? {};
    const isRecent = checkout && Date.now() - Date.parse(checkout.begunAt) < REUSE_MS;
    return isRecent ? checkout : null;
  }

  /** Null when Stripe never created the session and no longer accepts it, because its time is over. */
  private async findOpenSession(
    userId: string,
    customer: string,
    openCheckout: OpenCheckout,
  ): Promise<Stripe.Checkout.Session | null> {
    try {
      return await this.getOrCreateSession(userId, customer, openCheckout);
    } catch (error) {
      if (openCheckout.sessionId === null && isRefusal(error) && !isMissing(error)) return null;
      throw error;
    }
  }

  /**
   * Stores the checkout before calling Stripe. If no answer arrives, the next call uses the same idempotency key and
   * gets the same session.
   */
  private async getOrCreateSession(
    userId: string,
    customer: string,
    checkout: OpenCheckout,
  ): Promise<Stripe.Checkout.Session> {
    const { sessionId, attempt } = checkout;
    if (sessionId !== null) return this.stripe.call((stripe) => stripe.checkout.sessions.retrieve(sessionId));
    await this.customers.update(userId, { checkout });
    const session = await this.stripe.call((stripe) =>
      stripe.checkout.sessions.create(this.toSessionParams(userId, customer, checkout), {
        idempotencyKey: `checkout:${attempt}`,
      }),
    );
    await this.customers.update(userId, { checkout: { ...checkout, sessionId: session.id } });
    return session;
  }

  /**
   * Closes the session. A session that was just paid cannot be closed; then the person has a subscription and the
   * checkout is refused.
   */
  private async close(userId: string, session: Stripe.Checkout.Session): Promise<void> {
    try {
      if (session.status === 'open')
        await this.stripe.call((stripe) => stripe.checkout.sessions.expire(session.id));
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    await this.assertNotSubscribed(userId);
  }

  private toSessionParams(
    userId: string,
    customer: string,
    plan: OpenCheckout,
  ): Stripe.Checkout.SessionCreateParams {
    const { prices } = this.stripe.requireSettings();
    const { publicUrl } = this.config;
    return {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      expires_at: Math.floor((Date.parse(plan.begunAt) + SESSION_LIFETIME_MS) / 1000),
      line_items: [{ price: getPriceId(prices, plan), quantity: 1 }],
      subscription_data: { metadata: { user: userId } },
      success_url: `${publicUrl}${paths.web.subscriptionSuccess()}?checkout={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}${paths.web.subscriptionCancel()}`,
    };
  }
}
