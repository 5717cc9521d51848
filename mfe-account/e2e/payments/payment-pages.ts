import { type Page } from '@playwright/test';

/** The pages on which one pays, and the time that goes by there. */
export interface PaymentPages {
  /** Where the page of a checkout is. */
  checkout: RegExp;
  /** Fills the card in, on the page of a checkout or of an open invoice, and sends it. */
  payWith: (page: Page, card: string) => Promise<void>;
  /** The same on the page on which one changes the card, and comes back. */
  keepCard: (page: Page, card: string) => Promise<void>;
  seesDecline: (page: Page) => Promise<void>;
  /** Answers what the bank asks its customer. */
  answerBank: (page: Page, answer: 'confirm' | 'refuse') => Promise<void>;
  seesRefusal: (page: Page) => Promise<void>;
  /** The page of an invoice says that it is paid. */
  seesPaid: (page: Page) => Promise<void>;
  /** For all who pay; `payment` is any page there. */
  letDaysPass: (page: Page, payment: string, days: number) => Promise<void>;
}
