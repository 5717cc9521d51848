import type { AdminMail, NewsletterPerson, WaitlistPerson } from '@wanderwork/contracts';
import type { Audience } from '../marketing/index.js';
import type { MailLog } from '../mail/index.js';

type Row<List extends (...asked: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number];

export const toMail = (mail: Row<MailLog['list']>): AdminMail => ({
  id: mail.id,
  address: mail.address,
  letter: mail.template,
  status: mail.status,
  attempts: mail.attempts,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
  lastError: mail.lastError,
});

export const toWaitlistPerson = (entry: Row<Audience['waitlist']>): WaitlistPerson => ({
  id: entry.id,
  email: entry.email,
  name: entry.name,
  currentLocation: entry.currentLocation,
  sources: entry.sources,
  createdAt: entry.createdAt.toISOString(),
});

export const toNewsletterPerson = (entry: Row<Audience['newsletter']>): NewsletterPerson => ({
  id: entry.id,
  email: entry.email,
  name: entry.name,
  consent: entry.consent,
  consentedAt: entry.consentedAt?.toISOString() ?? null,
  sources: entry.sources,
  createdAt: entry.createdAt.toISOString(),
});
