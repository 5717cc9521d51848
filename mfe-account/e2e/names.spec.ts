import { expect, test } from '@playwright/test';
import { getSidewaysOverflow } from '../../e2e/support/states';
import { readEmail } from '../../e2e/support/mailbox';
import { newPerson, register, signIn } from './person';

/** A right-to-left name, and one with emoji. */
const names = [
  { firstName: 'مريم', lastName: 'الفاسي', greeted: 'Hello مريم,' },
  { firstName: 'Zoë 🏝️', lastName: '👩‍👩‍👧‍👦', greeted: 'Hello,' },
];

for (const { greeted, ...name } of names)
  test(`${name.firstName} ${name.lastName} registers, is greeted by email and shown in header and profile`, async ({
    page,
  }) => {
    const person = { ...newPerson(), ...name };
    const whole = `${name.firstName} ${name.lastName}`;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/register?returnTo=%2Fprofile');
    await register(page, person);
    await signIn(page, { ...person, email: person.email.toUpperCase() });
    await expect(page.getByRole('heading', { level: 1, name: whole })).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue(name.firstName);
    expect(await getSidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await readEmail(page, person.email, 'Confirm your email address')).toContain(greeted);
  });
