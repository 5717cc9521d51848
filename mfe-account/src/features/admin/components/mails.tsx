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
import { useAdminAction } from './use-admin-action';
import { ErrorMessage } from '../../../shared/error-message';

const states: Record<MailState, { words: string; tone: TagTone }> = {
  queued: { words: 'Waiting', tone: 'warn' },
  sent: { words: 'Sent', tone: 'ok' },
  failed: { words: 'Failed', tone: 'bad' },
};

/** "confirm-address" is called "Confirm address". */
const letterWords = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Which letter went where and whether it arrived. */
export const Mails = () => {
  const { filters, isFiltered, change } = useFilters(['status']);
  return (
    <AdminFrame
      title="Letters"
      lead={`Which letter went where, never what it said. Kept for ${formatDuration(retention.mailLog)}.`}
    >
      <FilterRow>
        <Choice
          label="State"
          all="Every state"
          options={mailStatuses.map((value) => ({ value, words: states[value].words }))}
          value={filters['status']}
          onChange={(value) => change('status', value)}
        />
      </FilterRow>
      <LoadMoreTable
        list={useInfiniteQuery(mailsQuery(filters))}
        label="Letters"
        empty={isFiltered ? 'No letter is in this state.' : 'No letter was written so far.'}
      >
        {(mails) => <Log mails={mails} />}
      </LoadMoreTable>
    </AdminFrame>
  );
};

const Log = ({ mails }: { mails: AdminMail[] }) => {
  const { busy, problem, change } = useAdminAction();
  const retry = ({ id, address }: AdminMail) =>
    void change(() => retryMail(id), `The letter to ${address} is on its way again`);
  const columns: ListColumns<AdminMail> = [
    {
      title: 'Letter',
      of: ({ letter, address }) => <RowHead below={address}>{letterWords(letter)}</RowHead>,
    },
    {
      title: 'State',
      of: (mail) => <State mail={mail} busy={busy} onRetry={() => retry(mail)} />,
    },
    { title: 'When', of: ({ sentAt, createdAt }) => formatDateTime(sentAt ?? createdAt) },
  ];
  return (
    <>
      <ErrorMessage>{problem}</ErrorMessage>
      <ListTable caption="Letters" columns={columns} rows={mails} />
    </>
  );
};

interface StateProps {
  mail: AdminMail;
  busy: boolean;
  onRetry: () => void;
}

const State = ({ mail: { status, lastError, address }, busy, onRetry }: StateProps) => (
  <>
    <Tag tone={states[status].tone}>{states[status].words}</Tag>
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
