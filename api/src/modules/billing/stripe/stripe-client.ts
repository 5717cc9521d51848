import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Config, type StripeSettings } from '../../../platform/config/index.js';
import type { AppError } from '../../../platform/errors/app-error.js';
import { notConfigured, stripeUnavailable } from '../billing.errors.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { StripeRefusalError } from './stripe-refusal-error.js';
import { isOutage } from './stripe-errors.js';

/** Retries use the same idempotency key, so Stripe performs the call once. */
const MAX_RETRIES = 2;

/** Stripe's library only rejects old signatures, so future ones are checked here. */
const CLOCK_TOLERANCE_SECONDS = 300;

const isSignedInFuture = (signature: string): boolean =>
  [...signature.matchAll(/(?:^|,)t=(\d+)/g)].some(
    ([, signedAt]) => Number(signedAt) > Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS,
  );

const toAddress = ({ simulatorUrl }: StripeSettings): Stripe.StripeConfig => {
  if (simulatorUrl === null) return {};
  const { hostname: host, port } = new URL(simulatorUrl);
  return { host, port, protocol: 'http' };
};

const createClient = (settings: StripeSettings): Stripe =>
  new Stripe(settings.secretKey, {
    ...toAddress(settings),
    timeout: settings.timeoutMs,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    appInfo: { name: 'WanderWork' },
  });

/** The only access to Stripe, with a timeout and a circuit breaker. */
@Injectable()
export class StripeClient {
  readonly settings: StripeSettings | null;
  private readonly log = new Logger(StripeClient.name);
  private readonly client: Stripe | null;
  private readonly breaker = new CircuitBreaker();

  constructor({ stripe }: Config) {
    this.settings = stripe;
    this.client = stripe && createClient(stripe);
  }

  /** True with a test key: no real money moves. */
  get testMode(): boolean {
    return this.settings !== null && /^(?:sk|rk)_test_/.test(this.settings.secretKey);
  }

  /** The Stripe settings; throws when payments are not configured. */
  requireSettings(): StripeSettings {
    if (!this.settings) throw notConfigured();
    return this.settings;
  }

  /** Calls Stripe. An outage becomes `billing.unavailable`, a refusal a `StripeRefusalError`. */
  async call<T>(operation: (stripe: Stripe) => Promise<T>): Promise<T> {
    if (!this.client) throw notConfigured();
    if (!this.breaker.canTry(Date.now())) throw stripeUnavailable();
    try {
      const answer = await operation(this.client);
      this.breaker.recordSuccess();
      return answer;
    } catch (error) {
      throw error instanceof Stripe.errors.StripeError ? this.toAppError(error) : error;
    }
  }

  /** Verifies the signature and its age before parsing the event; null when it is not valid. */
  verifyEvent(payload: string, signature: string): Stripe.Event | null {
    if (!this.client || !this.settings) throw notConfigured();
    try {
      const event = this.client.webhooks.constructEvent(payload, signature, this.settings.webhookSecret);
      return isSignedInFuture(signature) ? null : event;
    } catch {
      return null;
    }
  }

  private toAppError(error: Stripe.errors.StripeError): AppError {
    if (isOutage(error)) {
      this.breaker.recordFailure(Date.now());
      return stripeUnavailable();
    }
    this.breaker.recordSuccess();
    this.log.warn(
      `Stripe refused ${error.requestId ?? 'a call'}: ${error.code ?? error.type}, ${error.message}`,
    );
    return new StripeRefusalError(error);
  }
}
