import { accountEmails } from './account-emails.js';
import { billingEmails } from './billing-emails.js';
import { issueEmail } from './issue-email.js';
import type { EmailTemplate } from './email-data.js';
import type { EmailDefinitions } from './email-definition.js';
import { marketingEmails } from './marketing-emails.js';
import { rightsEmails } from './rights-emails.js';
import { securityEmails } from './security-emails.js';

/** Every email that the product sends. */
export const emails: EmailDefinitions<EmailTemplate> = {
  ...accountEmails,
  ...securityEmails,
  ...rightsEmails,
  ...billingEmails,
  ...marketingEmails,
  ...issueEmail,
};

export const isEmailTemplate = (name: string): name is EmailTemplate => Object.hasOwn(emails, name);
