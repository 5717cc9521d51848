import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FormSource } from '../marketing.policy.js';

export const consents = ['pending', 'given', 'withdrawn'] as const;
export type Consent = (typeof consents)[number];

/** A wish for the newsletter. Nothing but the question for consent may be sent before `consent` is given. */
@Entity('newsletter_subscriptions')
@Index('newsletter_subscriptions_email', ['email'], { unique: true })
export class NewsletterSubscription {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('citext')
  email!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  consent!: Consent;

  /** The forms that were used, in the order of their first use. */
  @Column('text', { array: true })
  sources!: FormSource[];

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
