import { type Page } from '@playwright/test';

/** The payment pages, and the clock of the payment provider. */
export interface PaymentPages {
  /** The URL of checkout pages. */
  checkout: RegExp;
  /** Pays with a card on the page of a checkout or an unpaid invoice. */
  payWith: (page: Page, card: string) => Promise<void>;
  /** Enters a card on the page that changes the card, and returns. */
  keepCard: (page: Page, card: string) => Promise<void>;
  seesDecline: (page: Page) => Promise<void>;
  /** Answers the bank's confirmation. */
  answerBank: (page: Page, answer: 'confirm' | 'refuse') => Promise<void>;
  seesRefusal: (page: Page) => Promise<void>;
  /** Expects the invoice page to show that it is paid. */
  seesPaid: (page: Page) => Promise<void>;
  /** Advances the clock for all customers; `payment` is the URL of any payment page. */
  letDaysPass: (page: Page, payment: string, days: number) => Promise<void>;
}
