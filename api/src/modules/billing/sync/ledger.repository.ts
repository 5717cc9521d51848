import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BillingInvoice } from '../entities/billing-invoice.entity.js';
import { BillingSubscription } from '../entities/billing-subscription.entity.js';
import type { AccountState } from '../stripe/stripe-customer-reader.js';
import { SubscriptionNotifier } from './subscription-notifier.js';

type StoredSubscription = Omit<BillingSubscription, 'userId'>;
type StoredInvoice = Omit<BillingInvoice, 'userId'>;

const isRunning = ({ endedAt }: StoredSubscription): boolean => endedAt === null;

/** Saves ended subscriptions first, because only one may run. */
const compareEndedFirst = (one: StoredSubscription, other: StoredSubscription): number =>
  Number(isRunning(one)) - Number(isRunning(other));

/** A deleted customer's running subscriptions end, even those that Stripe no longer lists. */
const findLost = (
  { deleted, subscriptions }: AccountState,
  stored: readonly StoredSubscription[],
): StoredSubscription[] => {
  if (!deleted) return [];
  const listedIds = new Set(subscriptions.map(({ id }) => id));
  return stored
    .filter((one) => isRunning(one) && !listedIds.has(one.id))
    .map((one) => ({ ...one, status: 'ended', endedAt: new Date() }));
};

/** Stripe returns different addresses for an invoice's pages on every request, so comparisons ignore them. */
const omitUrls = ({ url: _url, pdfUrl: _pdfUrl, ...rest }: StoredInvoice) => rest;

const isSame = (before: StoredInvoice | undefined, now: StoredInvoice): boolean =>
  before !== undefined && isDeepStrictEqual(omitUrls(before), omitUrls(now));

/** Stores subscriptions and invoices in their last known state at Stripe. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly notifier: SubscriptionNotifier) {}

  /** Returns whether anything changed. The owner gets an email about changed subscriptions. */
  async save(userId: string, state: AccountState, manager: EntityManager): Promise<boolean> {
    const subscriptions = await this.saveSubscriptions(userId, state, manager);
    const invoices = await this.saveInvoices(userId, state, manager);
    return subscriptions || invoices;
  }

  private async saveSubscriptions(userId: string, state: AccountState, manager: EntityManager) {
    const rows = await manager.findBy(BillingSubscription, { userId });
    const stored = rows.map(({ userId: _userId, ...columns }): StoredSubscription => columns);
    const before = new Map(stored.map((one) => [one.id, one]));
    const changed = [...state.subscriptions, ...findLost(state, stored)].filter(
      (one) => !isDeepStrictEqual(before.get(one.id), one),
    );
    for (const one of changed.sort(compareEndedFirst)) {
      await manager.upsert(BillingSubscription, { ...one, userId }, ['id']);
      await this.notifier.notify(userId, before.get(one.id) ?? null, one, manager);
    }
    return changed.length > 0;
  }

  private async saveInvoices(userId: string, { invoices }: AccountState, manager: EntityManager) {
    if (invoices.length === 0) return false;
    const rows = await manager.findBy(BillingInvoice, { userId });
    const before = new Map(
      rows.map(({ userId: _userId, ...columns }): [string, StoredInvoice] => [columns.id, columns]),
    );
    await manager.upsert(
      BillingInvoice,
      invoices.map((one) => ({ ...one, userId })),
      ['id'],
    );
    return invoices.some((one) => !isSame(before.get(one.id), one));
  }
}
