import type { AdminMail, NewsletterPerson, WaitlistPerson } from '@wanderwork/contracts';
import type { AudienceService } from '../marketing/index.js';
import type { MailLogService } from '../mail/index.js';

type Row<List extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number];

export const toMail = (mail: Row<MailLogService['list']>): AdminMail => ({
  id: mail.id,
  address: mail.address,
  letter: mail.template,
  status: mail.status,
  attempts: mail.attempts,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
  lastError: mail.lastError,
});

export const toWaitlistPerson = (entry: Row<AudienceService['listWaitlist']>): WaitlistPerson => ({
  id: entry.id,
  email: entry.email,
  name: entry.name,
  currentLocation: entry.currentLocation,
  sources: entry.sources,
  createdAt: entry.createdAt.toISOString(),
});

export const toNewsletterPerson = (entry: Row<AudienceService['listNewsletter']>): NewsletterPerson => ({
  id: entry.id,
  email: entry.email,
  name: entry.name,
  consent: entry.consent,
  consentedAt: entry.consentedAt?.toISOString() ?? null,
  sources: entry.sources,
  createdAt: entry.createdAt.toISOString(),
});
