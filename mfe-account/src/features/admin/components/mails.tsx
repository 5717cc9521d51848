import { useInfiniteQuery } from '@tanstack/react-query';
import {
  formatDuration,
  mailStatuses,
  formatDateTime,
  retention,
  type AdminMail,
  type MailState,
} from '@wanderwork/contracts';
import { Button, Small, Tag, VisuallyHidden, type TagTone } from '@wanderwork/ui';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { mailsQuery } from '../api/lists.query';
import { retryMail } from '../api/actions';
import { useFilters } from '../model/use-filters';
import { AdminFrame } from './admin-frame';
import { Choice, FilterRow } from './filters';
import { RowHead } from './row-head';
import { useAction } from '@wanderwork/platform/actions';
import { withProof } from '../../../shared/fresh/proof';
import { ADMIN_KEY } from '../api/lists.query';
import { ErrorMessage } from '../../../shared/error-message';

const statusLabels: Record<MailState, { label: string; tone: TagTone }> = {
  queued: { label: 'Queued', tone: 'warn' },
  sent: { label: 'Sent', tone: 'ok' },
  failed: { label: 'Failed', tone: 'bad' },
};

/** "confirm-address" becomes "Confirm address", and "subscription-ended" becomes "Plan ended". */
const formatEmailName = (template: string): string => {
  const name = template.replace(/^(subscription|tier)-/, 'plan-').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** The log of sent emails: template, recipient and delivery status. */
export const Mails = () => {
  const { filters, isFiltered, change } = useFilters(['status']);
  return (
    <AdminFrame
      title="Emails"
      lead={`What was sent to whom, without the content. Kept for ${formatDuration(retention.mailLog)}.`}
    >
      <FilterRow>
        <Choice
          label="Status"
          all="All statuses"
          options={mailStatuses.map((value) => ({ value, label: statusLabels[value].label }))}
          value={filters['status']}
          onChange={(value) => change('status', value)}
        />
      </FilterRow>
      <LoadMoreTable
        list={useInfiniteQuery(mailsQuery(filters))}
        label="The emails"
        empty={isFiltered ? 'No emails with this status.' : 'No emails yet.'}
      >
        {(mails) => <Log mails={mails} />}
      </LoadMoreTable>
    </AdminFrame>
  );
};

const Log = ({ mails }: { mails: AdminMail[] }) => {
  const { busy, problem, run } = useAction({ refetches: [ADMIN_KEY] });
  const retry = ({ id, address }: AdminMail) =>
    void run(() => withProof(() => retryMail(id)), `Sending again to ${address}`);
  const columns: ListColumns<AdminMail> = [
    {
      title: 'Email',
      render: ({ letter: template, address }) => (
        <RowHead below={address}>{formatEmailName(template)}</RowHead>
      ),
    },
    {
      title: 'Status',
      render: (mail) => <MailStatus mail={mail} busy={busy} onRetry={() => retry(mail)} />,
    },
    { title: 'Date', render: ({ sentAt, createdAt }) => formatDateTime(sentAt ?? createdAt) },
  ];
  return (
    <>
      <ErrorMessage problem={problem} />
      <ListTable caption="Emails" columns={columns} rows={mails} />
    </>
  );
};

interface MailStatusProps {
  mail: AdminMail;
  busy: boolean;
  onRetry: () => void;
}

const MailStatus = ({ mail: { status, lastError, address }, busy, onRetry }: MailStatusProps) => (
  <>
    <Tag tone={statusLabels[status].tone}>{statusLabels[status].label}</Tag>
    {lastError && status !== 'sent' && (
      <Small as="div">
        <bdi>{lastError}</bdi>
      </Small>
    )}
    {status === 'failed' && (
      <Button size="small" busy={busy} onClick={onRetry}>
        Send again <VisuallyHidden>to {address}</VisuallyHidden>
      </Button>
    )}
  </>
);
