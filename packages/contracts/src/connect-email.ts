/** What Connect emails people about. Each kind can be ended by itself. */
export const emailKinds = ['replies', 'digest', 'meetups', 'decisions', 'messages'] as const;
export type EmailKind = (typeof emailKinds)[number];

export const isEmailKind = (text: string): text is EmailKind =>
  (emailKinds as readonly string[]).includes(text);

export const digestFrequencies = ['daily', 'weekly', 'never'] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];

/** What a person gets from Connect by email. */
export interface ConnectEmailSettings extends Record<Exclude<EmailKind, 'digest'>, boolean> {
  digest: DigestFrequency;
}
