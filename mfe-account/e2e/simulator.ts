import { expect, type Page } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';

/** Cards of the stand-in for Stripe; its payment page names them. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0025 0000 3155',
  declinedLater: '4000 0000 0000 0341',
};

/** Fills the card in, on the page of the payment. */
export const payWith = async (page: Page, card: string) => {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
};

const secretsIn = (dataDir: string) => {
  const file = path.join(dataDir, 'stripe-simulator', 'secrets.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as { controlToken: string };
};

/** Lets `days` go by where payments are made; `paymentPage` is any page there. */
export const letDaysPass = async (page: Page, paymentPage: string, days: number) => {
  const { controlToken } = secretsIn(String(process.env.DATA_DIR));
  const answer = await page.request.post(new URL('/control/advance', paymentPage).href, {
    headers: { authorization: `Bearer ${controlToken}` },
    data: { seconds: days * 86_400 },
  });
  expect(answer.ok()).toBe(true);
};
