import { formatLocalDate, type BillingInvoice, type EndedSubscription } from '@wanderwork/contracts';
import { Tag, TextLink, VisuallyHidden, type TagTone } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { formatExactAmount } from '../../../shared/money';
import { getEndLabel, getInvoiceLabel, mergePast, type PlanMoment } from '../model/timeline';

interface Props {
  coming: readonly PlanMoment[];
  invoices: readonly BillingInvoice[];
  ended: readonly EndedSubscription[];
}

/** A timeline of upcoming charges, today, and past charges. */
export const PlanTimeline = ({ coming, invoices, ended }: Props) => (
  <Line role="list">
    {coming.map(({ id, at, what, why, amount }) => (
      <Stop key={id} at={at} what={what} amount={amount} kind="coming">
        <p>{why}</p>
      </Stop>
    ))}
    <Today>
      <b>Today</b>
    </Today>
    {invoices.length + ended.length === 0 && (
      <Station $kind="past">
        <p>No charges yet.</p>
      </Station>
    )}
    {mergePast(invoices, ended).map((past) =>
      'invoice' in past ? (
        <Stop
          key={past.invoice.id}
          at={past.at}
          what={getInvoiceLabel(past.invoice)}
          amount={formatExactAmount(past.invoice)}
          kind="past"
        >
          <InvoiceDetails invoice={past.invoice} />
        </Stop>
      ) : (
        <Stop key={past.end.id} at={past.at} what="Plan ended" amount={null} kind="past">
          <p>{getEndLabel(past.end)}</p>
        </Stop>
      ),
    )}
  </Line>
);

interface StopProps {
  at: string;
  what: string;
  amount: string | null;
  kind: 'coming' | 'past';
  children: ReactNode;
}

const Stop = ({ at, what, amount, kind, children }: StopProps) => (
  <Station $kind={kind}>
    <time dateTime={at}>{formatLocalDate(at)}</time>
    <Head>
      <b>{what}</b>
      {amount && <Sum>{amount}</Sum>}
    </Head>
    {children}
  </Station>
);

const statusLabels: Record<BillingInvoice['status'], { label: string; tone: TagTone }> = {
  paid: { label: 'Paid', tone: 'ok' },
  open: { label: 'Unpaid', tone: 'warn' },
  void: { label: 'Not charged', tone: 'plain' },
  uncollectible: { label: 'Not paid', tone: 'plain' },
};

const getStatus = ({ status, amount, refunded }: BillingInvoice): { label: string; tone: TagTone } => {
  if (status !== 'paid' || refunded === 0) return statusLabels[status];
  return { label: refunded >= amount ? 'Refunded' : 'Partly refunded', tone: 'plain' };
};

const InvoiceDetails = ({ invoice }: { invoice: BillingInvoice }) => {
  const { status, lines, number, pdfUrl, url, currency, refunded } = invoice;
  const { label, tone } = getStatus(invoice);
  return (
    <>
      {lines.map(({ description, amount }, at) => (
        <p key={at}>
          <bdi>{description}</bdi>
          {lines.length > 1 && `: ${formatExactAmount({ amount, currency })}`}
        </p>
      ))}
      <InvoiceLinks>
        <Tag tone={tone}>{label}</Tag>
        {refunded > 0 && <span>{formatExactAmount({ amount: refunded, currency })} refunded.</span>}
        {status === 'open' && url && (
          <TextLink quiet href={url} target="_blank" rel="noopener">
            Pay now <VisuallyHidden>opens in a new tab</VisuallyHidden>
          </TextLink>
        )}
        {pdfUrl && (
          <TextLink quiet href={pdfUrl} target="_blank" rel="noopener">
            Invoice <bdi>{number}</bdi> as PDF <VisuallyHidden>opens in a new tab</VisuallyHidden>
          </TextLink>
        )}
      </InvoiceLinks>
    </>
  );
};

const Line = styled.ol`
  position: relative;
  display: grid;
  gap: var(--s5);

  && {
    padding-inline-start: 28px;
  }

  &::before {
    content: '';
    position: absolute;
    inset-block: 8px;
    inset-inline-start: 6px;
    border-inline-start: 1px solid var(--ink);
  }
`;

const Station = styled.li<{ $kind: 'coming' | 'past' }>`
  position: relative;
  overflow-wrap: anywhere;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: -28px;
    width: 13px;
    height: 13px;
    border: 1px ${({ $kind }) => ($kind === 'coming' ? 'dashed' : 'solid')} var(--ink);
    border-radius: 50%;
    background: ${({ $kind }) => ($kind === 'coming' ? 'var(--paper)' : 'var(--ink)')};
  }

  time {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }

  p {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;

const Head = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    justify-content: space-between;
    font-size: var(--f-ui);
    color: var(--ink);
  }
`;

const Sum = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const InvoiceLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  align-items: center;
  margin-top: var(--s1);
  font-size: var(--f-sm);
`;

/** The red mark of today. */
const Today = styled.li`
  position: relative;
  color: var(--red);
  font-size: var(--f-sm);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: -28px;
    border-block: 7px solid transparent;
    border-inline-start: 13px solid var(--red);
  }
`;
