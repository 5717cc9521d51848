import type { Page } from '@playwright/test';

export type Tier = 'free' | 'pro' | 'premium';

interface Person {
  subscriptionTier: Tier;
  /** The tier that the game checks; equal to `subscriptionTier` unless there is launch access. */
  tierInEffect?: Tier;
  isAdmin?: boolean;
  profileImageUrl?: string;
}

export const member = {
  id: '0193a000-0000-7000-8000-000000000001',
  email: 'ana.ferreira@example.com',
  name: 'Ana Ferreira',
  firstName: 'Ana',
  lastName: 'Ferreira',
  preferences: { theme: 'system', temperatureUnit: null, currency: 'USD' },
};

/**
 * Makes the page treat Ana as signed in with this tier, by mocking the response. The server's rules are tested in the
 * API.
 */
export const signInAs = async (page: Page, person: Person) => {
  await page.addInitScript(() => {
    document.cookie = 'wanderwork_signed_in=1; Path=/';
  });
  await page.route('**/api/auth/user', (route) =>
    route.fulfill({ json: { ...member, profileImageUrl: null, isAdmin: false, ...person } }),
  );
};
