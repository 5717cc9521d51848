import type { BillingInvoice as InvoiceView } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An invoice in its last known state at Stripe. The law requires it to be kept longer than the account. */
@Entity('billing_invoices')
@Index('billing_invoices_user', ['userId', 'createdAt'])
@Index('billing_invoices_created', ['createdAt'])
@Index('billing_invoices_open', ['createdAt', 'id'], { where: "status = 'open'" })
export class BillingInvoice {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_billing_invoices' })
  id!: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text', { name: 'subscription_id', nullable: true })
  subscriptionId!: string | null;

  @Column('text', { nullable: true })
  number!: string | null;

  @Column('text')
  status!: InvoiceView['status'];

  @Column('text')
  reason!: InvoiceView['reason'];

  @Column('integer')
  amount!: number;

  @Column('integer', { default: 0 })
  refunded!: number;

  @Column('text')
  currency!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('jsonb')
  lines!: InvoiceView['lines'];

  @Column('text', { nullable: true })
  url!: string | null;

  @Column('text', { name: 'pdf_url', nullable: true })
  pdfUrl!: string | null;
}
