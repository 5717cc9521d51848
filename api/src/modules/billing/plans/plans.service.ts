import { Injectable } from '@nestjs/common';
import { type Plan, type PlanList, type PricedPlan, usualPrices } from '@wanderwork/contracts';
import { MINUTE_MS } from '../../../platform/durations.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { allPlans, priceIdOf } from './price-list.js';

const HOLD_MS = 10 * MINUTE_MS;

/** What can be bought and for how much: as Stripe says it, asked for every few minutes. */
@Injectable()
export class PlansService {
  /** `at`: milliseconds of a clock that nobody can put back. */
  private known: { at: number; plans: readonly PricedPlan[] } | null = null;
  private asking: Promise<readonly PricedPlan[]> | null = null;

  constructor(private readonly stripe: StripeClient) {}

  async list(): Promise<PlanList> {
    const configured = this.stripe.settings !== null;
    const plans = configured ? await this.priced() : usualPrices;
    return { configured, testMode: this.stripe.testMode, plans };
  }

  /** A Stripe that does not answer changes no price: the last ones stand. */
  private async priced(): Promise<readonly PricedPlan[]> {
    if (this.known && performance.now() - this.known.at < HOLD_MS) return this.known.plans;
    this.asking ??= this.ask().finally(() => (this.asking = null));
    try {
      return await this.asking;
    } catch (error) {
      if (this.known) return this.known.plans;
      throw error;
    }
  }

  private async ask(): Promise<readonly PricedPlan[]> {
    const { prices } = this.stripe.required();
    const found = await this.stripe.call((stripe) =>
      Promise.all(allPlans.map((plan) => stripe.prices.retrieve(priceIdOf(prices, plan)))),
    );
    const plans = found.map(({ unit_amount: amount, currency }, index) => ({
      ...(allPlans[index] as Plan),
      amount: amount ?? 0,
      currency,
    }));
    this.known = { at: performance.now(), plans };
    return plans;
  }
}
