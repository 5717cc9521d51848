import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BillingInvoice } from '../entities/billing-invoice.entity.js';
import { BillingSubscription } from '../entities/billing-subscription.entity.js';
import type { AccountState } from '../stripe/stripe-customer-reader.js';
import { SubscriptionNotifier } from './subscription-notifier.js';

type Kept = Omit<BillingSubscription, 'userId'>;
type KeptInvoice = Omit<BillingInvoice, 'userId'>;

const runs = ({ endedAt }: Kept): boolean => endedAt === null;

/** What has ended goes first: only one may run. */
const endedFirst = (one: Kept, other: Kept): number => Number(runs(one)) - Number(runs(other));

/** With a customer that was deleted end their subscriptions, also where Stripe names them no more. */
const lostWith = ({ deleted, subscriptions }: AccountState, known: readonly Kept[]): Kept[] => {
  if (!deleted) return [];
  const named = new Set(subscriptions.map(({ id }) => id));
  return known
    .filter((one) => runs(one) && !named.has(one.id))
    .map((one) => ({ ...one, status: 'ended', endedAt: new Date() }));
};

/** Stripe gives an invoice's pages other addresses every time it is asked. */
const withoutPages = ({ url: _url, pdfUrl: _pdfUrl, ...rest }: KeptInvoice) => rest;

const isSame = (before: KeptInvoice | undefined, now: KeptInvoice): boolean =>
  before !== undefined && isDeepStrictEqual(withoutPages(before), withoutPages(now));

/** Subscriptions and invoices as Stripe last told them. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly notifier: SubscriptionNotifier) {}

  /** Resolves with whether anything was different; of a subscription its owner is told how. */
  async save(userId: string, truth: AccountState, manager: EntityManager): Promise<boolean> {
    const subscriptions = await this.writeSubscriptions(userId, truth, manager);
    const invoices = await this.writeInvoices(userId, truth, manager);
    return subscriptions || invoices;
  }

  private async writeSubscriptions(userId: string, truth: AccountState, manager: EntityManager) {
    const rows = await manager.findBy(BillingSubscription, { userId });
    const known = rows.map(({ userId: _owner, ...kept }): Kept => kept);
    const before = new Map(known.map((one) => [one.id, one]));
    const different = [...truth.subscriptions, ...lostWith(truth, known)].filter(
      (one) => !isDeepStrictEqual(before.get(one.id), one),
    );
    for (const one of different.sort(endedFirst)) {
      await manager.upsert(BillingSubscription, { ...one, userId }, ['id']);
      await this.notifier.notify(userId, before.get(one.id) ?? null, one, manager);
    }
    return different.length > 0;
  }

  private async writeInvoices(userId: string, { invoices }: AccountState, manager: EntityManager) {
    if (invoices.length === 0) return false;
    const rows = await manager.findBy(BillingInvoice, { userId });
    const before = new Map(rows.map(({ userId: _owner, ...kept }): [string, KeptInvoice] => [kept.id, kept]));
    await manager.upsert(
      BillingInvoice,
      invoices.map((one) => ({ ...one, userId })),
      ['id'],
    );
    return invoices.some((one) => !isSame(before.get(one.id), one));
  }
}
