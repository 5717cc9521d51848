import { newPerson } from '../../../e2e/support/person';
import { AN_ADDRESS, email, type FormCase, isEmpty, on } from './form-case';

/** Forms that join a list. */
export const lists: FormCase[] = [
  {
    name: 'the home page’s waitlist',
    open: async (page) => ({
      form: await on(page, '/#community', 'Join the community'),
      typed: { Name: 'Ana', ...email() },
    }),
    needs: ['Please complete all fields', 'Both name and email are required to continue.'],
    sends: ['/api/waitlist'],
    lost: ['Welcome to the community!', 'We have received your information.'],
    thanksAnyway: true,
    done: ['Welcome to the community!', 'A welcome email is on its way to you.'],
    afterwards: isEmpty('Email'),
  },
  {
    name: 'the closing newsletter form',
    open: async (page) => ({ form: await on(page, '/#newsletter', 'Newsletter'), typed: email() }),
    needs: [AN_ADDRESS],
    sends: ['/api/newsletter/subscribe', '/api/waitlist'],
    lost: ['Subscription failed', 'Please try again later.'],
    done: ['Successfully subscribed!', 'Thank you for joining our newsletter.'],
    afterwards: isEmpty('Email'),
  },
  {
    name: 'the footer’s newsletter form',
    open: async (page) => {
      await page.goto('/help');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const form = page.getByRole('form', { name: 'Newsletter sign-up' });
      return { form, typed: { Newsletter: newPerson().email } };
    },
    needs: [AN_ADDRESS],
    sends: ['/api/newsletter/subscribe', '/api/waitlist'],
    lost: ['Subscription failed', 'Something went wrong. Please try again.'],
    done: ['Successfully subscribed!', 'Thank you for subscribing to our newsletter.'],
    afterwards: isEmpty('Newsletter'),
  },
];
