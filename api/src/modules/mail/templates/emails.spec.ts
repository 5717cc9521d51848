import type { EmailDefinition, EmailLinks } from './email-definition.js';
import { type EmailData, type EmailTemplate, emails } from './emails.js';
import { renderEmail } from './layout.js';
import { type RichText, toPlainText } from './rich-text.js';

const site = 'https://wander.example';
const maliciousName = `<img src=x onerror=alert(1)>"'&\r\nBcc: eve@example.com`;

const links: EmailLinks = {
  own: `${site}/own?token=abc`,
  newsletter: `${site}/newsletter/confirm?token=def`,
  unsubscribe: { page: `${site}/newsletter/unsubscribe?token=ghi`, oneClick: `${site}/one-click/ghi` },
  page: (path) => site + path,
};

const id = '0193a000-0000-7000-8000-000000000001';

/** A line about a notification, with a name and a title that people chose. Connect has refused line breaks in both. */
const markup = `<b>"'&Hello</b>`;
const meetup = {
  ...{ userId: id, meetupId: id },
  details: {
    title: markup,
    path: '/connect/meet-ups/aaaaaaaa/dinner',
    times: ['In Lisbon: Sunday, 28 Mar 2027', 'Your time (Berlin): Sunday, 28 Mar 2027'] as const,
    venue: markup,
    reason: markup,
    askedUntil: 'Friday, 26 Mar 2027, 19:00 (UTC)',
    calendar: null,
  },
};
const line = { before: markup, title: markup, path: '/connect/t/aaaaaaaa/a' };

/** Malicious data for each email, as a stranger could send it by a form. */
const samples: EmailData = {
  'confirm-address': { userId: id, firstName: maliciousName, subscriptionId: id },
  welcome: { userId: id, firstName: maliciousName, subscriptionId: id },
  'account-exists': { userId: id },
  'reset-password': { userId: id },
  'password-changed': {},
  'change-email-new': { changeId: id },
  'change-email-old': { changeId: id, newEmail: '"<b>"@example.com' },
  'email-changed': { newEmail: '"<b>"@example.com' },
  waitlist: { name: maliciousName, subscriptionId: id },
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
  'withdrawal-received': { tier: 'pro', name: maliciousName, declaredAt: '2026-11-24T10:11:12.000Z' },
  'second-factor-removed': { factor: 'totp' },
  'reports-overdue': { reports: 2 },
  'meetup-seat': meetup,
  'meetup-offer': meetup,
  'meetup-change': { ...meetup, revision: 2 },
  'meetup-cancellation': { ...meetup, hadSeat: true },
  'meetup-reminder': { ...meetup, hours: 24, startsAt: '2027-03-28T18:00:00.000Z' },
  'meetup-take-over': meetup,
  'meetup-host': meetup,
  'connect-replies': { userId: id, ids: [id], lines: [line, { ...line, before: '' }] },
  'connect-decisions': { userId: id, ids: [id], lines: [line] },
  'connect-messages': { userId: id, ids: [id], lines: [line] },
  'connect-digest': {
    userId: id,
    since: '2026-11-24T10:11:12.000Z',
    items: [{ title: markup, path: '/connect/t/aaaaaaaa/a', note: 'Lisbon' }],
  },
};

const toText = (paragraph: string | RichText) =>
  typeof paragraph === 'string' ? paragraph : toPlainText(paragraph);

const render = (template: EmailTemplate) => {
  const definition = emails[template] as EmailDefinition<object>;
  const content = definition.compose(samples[template], links);
  return { content, ...renderEmail(content, site) };
};

describe.each(Object.keys(emails) as EmailTemplate[])('the email %s', (template) => {
  const { content, subject, html, text } = render(template);

  it('has a subject in one line, without any of the data', () => {
    expect(subject).toMatch(/^[A-Za-z -]{10,60}\??$/);
  });

  it('says the same in HTML and as text, and why it was sent', () => {
    for (const part of [content.title, ...content.paragraphs.slice(0, 1).map(toText), content.reason])
      expect(text).toContain(part);
    expect(html).toContain(content.button?.url);
    expect(text).toContain(content.button?.url);
    expect(html).toContain('Why you got this: ');
  });

  it('has one button, and links only to this site', () => {
    expect(html.match(/class="red"\s+href=/g)).toHaveLength(1);
    const addresses = [...html.matchAll(/href="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)];
    expect(addresses.length).toBeGreaterThan(3);
    for (const [, address] of addresses) expect(new URL(address as string).origin).toBe(site);
  });

  it('loads nothing, runs nothing, and escapes the data', () => {
    expect(html).not.toMatch(/<(?:script|img|link|iframe|form|b)\b|url\(/i);
    expect(html + text).not.toMatch(/onerror|Bcc:/);
  });
});

describe('emails to people without an account', () => {
  it('ask to confirm the newsletter only if the recipient asked for it', () => {
    const without = { ...links, newsletter: null };
    for (const template of ['waitlist', 'welcome', 'confirm-address'] as const) {
      const definition = emails[template] as EmailDefinition<object>;
      expect(renderEmail(definition.compose(samples[template], links), site).text).toContain(
        'our newsletter',
      );
      expect(renderEmail(definition.compose(samples[template], without), site).text).not.toContain(
        'newsletter',
      );
    }
  });

  it('offer one-click unsubscribe to mail programs', () => {
    expect(render('newsletter-welcome').content.headers).toEqual({
      'List-Unsubscribe': `<${links.unsubscribe?.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});
