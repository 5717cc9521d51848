import { expect, test } from '@playwright/test';
import { PROBE } from './support/malicious-texts';
import { watchSideEffects } from './support/watch-side-effects';

/** Path traversal, markup, invalid escapes, text direction marks and overlong values. */
const maliciousTexts = [
  '.',
  '..',
  '../../admin/users',
  'lisbon/history',
  `"><img src=x onerror=${PROBE}>`,
  `javascript:${PROBE}`,
  '\u0000',
  '\u202enobsil',
  `${'a'.repeat(79)}😀`,
  'x'.repeat(3000),
  '*_*_,&=%2e%2e#',
].map(encodeURIComponent);

const pages: Record<string, (text: string) => string> = {
  'the library': (text) => `/wanderhub?q=${text}&category=${text}`,
  'a subject': (text) => `/wanderhub?tag=${text}`,
  'a budget': (text) => `/wanderhub/tools/budget?city=${text}&people=${text}&add=${text}*${text}*${text}`,
  'two costs': (text) => `/wanderhub/tools/compare-cost?from=${text}&to=lisbon&income=${text}`,
  'a bag': (text) => `/wanderhub/tools/packing?stop=${text}*${text}*1&own=${text}&done=${text}&days=${text}`,
  'Schengen days': (text) => `/wanderhub/tools/schengen?stay=${text}_${text}&try=${text}&on=${text}`,
  'tax days': (text) => `/wanderhub/tools/tax-days?stay=${text}_${text}_${text}&try=${text}&line=${text}`,
  'the community': (text) => `/connect?sort=${text}&tag=${text}&place=${text}`,
  'a search of the community': (text) => `/connect/search?q=${text}&place=${text}&tag=${text}&kind=${text}`,
  'a new topic': (text) => `/connect/new?place=${text}&title=${text}&kind=${text}&draft=${text}`,
  'hours of a team': (text) => `/wanderhub/tools/team-hours?who=${text}*${text}*${text}*${text}&on=${text}`,
};

for (const [name, address] of Object.entries(pages))
  test(`malicious query parameters neither break the page of ${name} nor run scripts`, async ({
    page,
    context,
  }) => {
    test.slow();
    const { expectNoSideEffects } = await watchSideEffects(context);
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    for (const text of maliciousTexts) {
      await page.goto(address(text));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      // Neither the card of a page that broke nor the one of what could not be fetched.
      await expect(main.getByRole('button', { name: 'Try Again' }), text).toHaveCount(0);
      expect(pageErrors, text).toEqual([]);
      expectNoSideEffects(`${name} with ${text}`);
    }
  });
