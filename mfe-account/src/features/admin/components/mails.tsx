import { inWords, mailStatuses, retention, type AdminMail, type MailState } from '@wanderwork/contracts';
import { Button, Small, Table, Tag, VisuallyHidden, type TagTone } from '@wanderwork/ui';
import { mailsQuery } from '../api/lists.query';
import { retryMail } from '../api/deeds';
import { momentOf } from '../model/moment';
import { useFilters } from '../model/use-filters';
import { AdminFrame } from './admin-frame';
import { Choice, FilterRow } from './filters';
import { OpenList } from './open-list';
import { Problem } from './problem';
import { RowHead } from './row-head';
import { useChange } from './use-change';

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
  const { filters, change } = useFilters(['status']);
  return (
    <AdminFrame
      title="Letters"
      lead={`Which letter went where, never what it said. Kept for ${inWords(retention.mailLog)}.`}
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
      <OpenList query={mailsQuery(filters)} label="Letters" empty="No letter is in this state.">
        {(mails) => <Log mails={mails} />}
      </OpenList>
    </AdminFrame>
  );
};

const Log = ({ mails }: { mails: AdminMail[] }) => {
  const { busy, problem, change } = useChange();
  const retry = ({ id, address }: AdminMail) =>
    void change(() => retryMail(id), `The letter to ${address} is on its way again`);
  return (
    <>
      <Problem>{problem}</Problem>
      <Table caption="Letters">
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">State</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <RowHead below={mail.address}>{letterWords(mail.letter)}</RowHead>
              <td>
                <Tag tone={states[mail.status].tone}>{states[mail.status].words}</Tag>
                {mail.lastError && mail.status !== 'sent' && <Small as="div">{mail.lastError}</Small>}
                {mail.status === 'failed' && (
                  <Button size="small" busy={busy} onClick={() => retry(mail)}>
                    Send again <VisuallyHidden>to {mail.address}</VisuallyHidden>
                  </Button>
                )}
              </td>
              <td>{momentOf(mail.sentAt ?? mail.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
};
