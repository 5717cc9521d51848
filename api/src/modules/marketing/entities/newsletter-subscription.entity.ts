import type { FormSource, NewsletterConsent } from '@wanderwork/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A subscription to the newsletter. Until `consent` is given, only the email that asks for it may be sent. */
@Entity('newsletter_subscriptions')
@Check('CHK_newsletter_subscriptions_consent', `consent IN ('pending', 'given', 'withdrawn')`)
@Index('newsletter_subscriptions_email', ['email'], { unique: true })
export class NewsletterSubscription {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_newsletter_subscriptions' })
  id!: string;

  @Column('citext')
  email!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  consent!: NewsletterConsent;

  /** When the owner of the address consented; `consentText` is the text they agreed to. */
  @Column({ name: 'consented_at', type: 'timestamptz', nullable: true })
  consentedAt!: Date | null;

  @Column({ name: 'consent_text', type: 'text', nullable: true })
  consentText!: string | null;

  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt!: Date | null;

  /** The forms that sent this address, in the order of their first use. */
  @Column('text', { array: true })
  sources!: FormSource[];

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
