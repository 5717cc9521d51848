import { Injectable } from '@nestjs/common';
import { type Plan, type PlanList, type PricedPlan, usualPrices } from '@wanderwork/contracts';
import { MINUTE_MS } from '../../../platform/durations.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { allPlans, getPriceId } from '../price-list.js';

const CACHE_MS = 10 * MINUTE_MS;

/** The plans on sale with their prices, fetched from Stripe every few minutes. */
@Injectable()
export class PlansService {
  /** `at` is in milliseconds of the monotonic clock, which cannot be put back. */
  private cached: { at: number; plans: readonly PricedPlan[] } | null = null;
  private pendingFetch: Promise<readonly PricedPlan[]> | null = null;

  constructor(private readonly stripe: StripeClient) {}

  async list(): Promise<PlanList> {
    const isConfigured = this.stripe.settings !== null;
    const plans = isConfigured ? await this.getPrices() : usualPrices;
    return { configured: isConfigured, testMode: this.stripe.testMode, plans };
  }

  /** Returns the last known prices when Stripe does not answer. */
  private async getPrices(): Promise<readonly PricedPlan[]> {
    if (this.cached && performance.now() - this.cached.at < CACHE_MS) return this.cached.plans;
    this.pendingFetch ??= this.fetchPrices().finally(() => (this.pendingFetch = null));
    try {
      return await this.pendingFetch;
    } catch (error) {
      if (this.cached) return this.cached.plans;
      throw error;
    }
  }

  private async fetchPrices(): Promise<readonly PricedPlan[]> {
    const { prices } = this.stripe.requireSettings();
    const stripePrices = await this.stripe.call((stripe) =>
      Promise.all(allPlans.map((plan) => stripe.prices.retrieve(getPriceId(prices, plan)))),
    );
    const plans = stripePrices.map(({ unit_amount: amount, currency }, index) => ({
      ...(allPlans[index] as Plan),
      amount: amount ?? 0,
      currency,
    }));
    this.cached = { at: performance.now(), plans };
    return plans;
  }
}
