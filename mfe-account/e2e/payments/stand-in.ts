import { expect } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { type PaymentPages } from './payment-pages';

const readSecrets = (dataDir: string) => {
  const file = path.join(dataDir, 'stripe-simulator', 'secrets.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as { controlToken: string };
};

const buttons = { confirm: 'Confirm the payment', refuse: 'Refuse it' };

/** The Stripe simulator that runs beside the product. */
export const standIn: PaymentPages = {
  checkout: /\/pages\/checkout\//,
  payWith: async (page, card) => {
    await page.getByLabel('Card number').fill(card);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
  },
  keepCard: async (page, card) => {
    await page.getByLabel('Card number').fill(card);
    await page.getByRole('button', { name: 'Keep this card' }).click();
  },
  seesDecline: (page) => expect(page.getByRole('alert')).toContainText('Your card was declined.'),
  answerBank: (page, answer) => page.getByRole('button', { name: buttons[answer] }).click(),
  seesRefusal: (page) => expect(page.getByRole('alert')).toContainText('Nothing was charged.'),
  seesPaid: (page) => expect(page.getByText('Paid', { exact: false }).first()).toBeVisible(),
  letDaysPass: async (page, payment, days) => {
    const { controlToken } = readSecrets(String(process.env.DATA_DIR));
    const answer = await page.request.post(new URL('/control/advance', payment).href, {
      headers: { authorization: `Bearer ${controlToken}` },
      data: { seconds: days * 86_400 },
    });
    expect(answer.ok()).toBe(true);
  },
};
