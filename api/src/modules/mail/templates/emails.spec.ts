import type { EmailData, EmailTemplate } from './email-data.js';
import { write } from './layout.js';
import type { EmailDefinition, EmailLinks } from './email-definition.js';
import { emails } from './emails.js';
import { plainOf, type RichText } from './rich-text.js';

const site = 'https://wander.example';
const hostile = `<img src=x onerror=alert(1)>"'&\r\nBcc: eve@example.com`;

const links: EmailLinks = {
  own: `${site}/own?token=abc`,
  newsletter: `${site}/newsletter/confirm?token=def`,
  unsubscribe: { page: `${site}/newsletter/unsubscribe?token=ghi`, oneClick: `${site}/one-click/ghi` },
  page: (path) => site + path,
};

const id = '0193a000-0000-7000-8000-000000000001';

/** Of each letter the data that a stranger would like to choose. */
const samples: EmailData = {
  'confirm-address': { userId: id, firstName: hostile, subscriptionId: id },
  welcome: { userId: id, firstName: hostile, subscriptionId: id },
  'account-exists': { userId: id },
  'reset-password': { userId: id },
  'password-changed': {},
  'change-email-new': { changeId: id },
  'change-email-old': { changeId: id, newEmail: '"<b>"@example.com' },
  'email-changed': { newEmail: '"<b>"@example.com' },
  waitlist: { name: hostile, subscriptionId: id },
  'newsletter-confirm': { subscriptionId: id },
  'newsletter-welcome': { subscriptionId: id },
  'newsletter-issue': {
    issueId: id,
    subscriptionId: id,
    subject: 'Spring by the sea',
    text: `<b>"'&Hello</b>\n\n[Read](${site}/wanderhub) it, or look at ${site}/wanderlens.`,
  },
  'deletion-scheduled': { on: '2026-12-24' },
  'deletion-cancelled': {},
  'second-factor-added': { factor: 'passkey' },
  'tier-changed': { tier: 'pro' },
  'role-changed': { isAdmin: false },
  'account-suspended': {},
  'account-restored': {},
  'subscription-started': {
    tier: 'pro',
    interval: 'month',
    amount: 900,
    currency: 'usd',
    renewsOn: '2026-12-24',
    withdrawUntil: '2026-12-08',
  },
  'plan-changed': { tier: 'premium', interval: 'year', amount: 19000, currency: 'usd' },
  'subscription-ending': { tier: 'pro', on: '2026-12-24' },
  'subscription-resumed': { tier: 'pro', renewsOn: '2026-12-24' },
  'subscription-ended': { tier: 'premium' },
  'payment-failed': { tier: 'pro', until: '2026-12-24' },
  'withdrawal-received': { tier: 'pro', name: hostile, declaredAt: '2026-11-24T10:11:12.000Z' },
  'second-factor-removed': { factor: 'totp' },
};

const plain = (paragraph: string | RichText) =>
  typeof paragraph === 'string' ? paragraph : plainOf(paragraph);

const written = (name: EmailTemplate) => {
  const kind = emails[name] as EmailDefinition<object>;
  return { letter: kind.compose(samples[name], links), ...write(kind.compose(samples[name], links), site) };
};

describe.each(Object.keys(emails) as EmailTemplate[])('the letter %s', (name) => {
  const { letter, subject, html, text } = written(name);

  it('has a subject of ours alone, in one line', () => {
    expect(subject).toMatch(/^[A-Za-z ]{10,60}$/);
  });

  it('says the same as a page and as text, and why it came', () => {
    for (const words of [letter.title, ...letter.paragraphs.slice(0, 1).map(plain), letter.why])
      expect(text).toContain(words);
    expect(html).toContain(letter.button?.url);
    expect(text).toContain(letter.button?.url);
    expect(html).toContain('Why you got this: ');
  });

  it('has one button, and leads nowhere but to this site', () => {
    expect(html.match(/class="red"\s+href=/g)).toHaveLength(1);
    const addresses = [...html.matchAll(/href="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)];
    expect(addresses.length).toBeGreaterThan(3);
    for (const [, address] of addresses) expect(new URL(address as string).origin).toBe(site);
  });

  it('loads nothing, runs nothing, and lets nobody write into it', () => {
    expect(html).not.toMatch(/<(?:script|img|link|iframe|form|b)\b|url\(/i);
    expect(html + text).not.toMatch(/onerror|Bcc:/);
  });
});

describe('letters to people without an account', () => {
  it('ask for the newsletter only where somebody ticked it', () => {
    const without = { ...links, newsletter: null };
    for (const name of ['waitlist', 'welcome', 'confirm-address'] as const) {
      const kind = emails[name] as EmailDefinition<object>;
      expect(write(kind.compose(samples[name], links), site).text).toContain('send it to me');
      expect(write(kind.compose(samples[name], without), site).text).not.toContain('newsletter');
    }
  });

  it('can be ended by one click of the mail program', () => {
    expect(written('newsletter-welcome').letter.headers).toEqual({
      'List-Unsubscribe': `<${links.unsubscribe?.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});
