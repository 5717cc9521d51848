import { type AccountEmails, accountEmails } from './account-emails.js';
import { type BillingEmails, billingEmails } from './billing-emails.js';
import { type ConnectEmails, connectEmails } from './connect-emails.js';
import type { EmailDefinitions } from './email-definition.js';
import { type MarketingEmails, marketingEmails } from './marketing-emails.js';
import { type MeetupEmails, meetupEmails } from './meetup-emails.js';
import { type ModerationEmails, moderationEmails } from './moderation-emails.js';
import { type RightsEmails, rightsEmails } from './rights-emails.js';
import { type SecurityEmails, securityEmails } from './security-emails.js';

/** The data of every email in the outbox, by template. It holds no secrets: links are created at send time. */
export interface EmailData
  extends
    AccountEmails,
    SecurityEmails,
    RightsEmails,
    BillingEmails,
    MarketingEmails,
    MeetupEmails,
    ModerationEmails,
    ConnectEmails {}

export type EmailTemplate = keyof EmailData;

/** Every email that the product sends. */
export const emails: EmailDefinitions<EmailData> = {
  ...accountEmails,
  ...securityEmails,
  ...rightsEmails,
  ...billingEmails,
  ...marketingEmails,
  ...meetupEmails,
  ...moderationEmails,
  ...connectEmails,
};

export const isEmailTemplate = (template: string): template is EmailTemplate =>
  Object.hasOwn(emails, template);
