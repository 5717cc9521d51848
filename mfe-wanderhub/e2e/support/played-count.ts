import { type Page } from '@playwright/test';

/**
 * Answers as to a member, after a nightly count that found others in Lisbon in the week that begins on `monday`.
 * @param evening on which some of them are free
 */
export const playCount = async (page: Page, monday: string, evening: string): Promise<void> => {
  await page.route('**/api/connect/profile', async (route) =>
    route.fulfill({ json: { ...(await (await route.fetch()).json()), level: 'member' } }),
  );
  const city = { kind: 'city', slug: 'lisbon', name: 'Lisbon' };
  await page.route('**/api/connect/stays', async (route) => {
    const stays = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: stays.map((stay) => ({ ...stay, isCounted: true })) });
  });
  await page.route('**/api/connect/overlaps', (route) =>
    route.fulfill({ json: [{ city, week: monday, members: 10, meeting: 5 }] }),
  );
  await page.route('**/free-evenings?*', (route) =>
    route.fulfill({ json: [{ date: evening, part: 'late', people: 3 }] }),
  );
};
