import { formatDateTime, paths, type AuditRecord } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Small, TextLink } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { formatChanges, getActionLabel } from '../model/audit-labels';

/** Entries of the audit log: action with changes and reason, actor, target and time. */
export const AuditTable = ({ entries }: { entries: AuditRecord[] }) => (
  <ListTable caption="Audit log" columns={columns} rows={entries} />
);

const Action = ({ entry }: { entry: AuditRecord }) => (
  <>
    {getActionLabel(entry.action)}
    {formatChanges(entry).map((change) => (
      <Small key={change} $quiet as="div">
        <bdi>{change}</bdi>
      </Small>
    ))}
    {entry.reason && (
      <Small as="div">
        Reason: <bdi>{entry.reason}</bdi>
      </Small>
    )}
  </>
);

const Account = ({ id, email }: { id: string; email: string | null }) =>
  email === null ? (
    'Deleted account'
  ) : (
    <TextLink quiet as={AppLink} to={paths.web.adminUser(id)}>
      <bdi>{email}</bdi>
    </TextLink>
  );

const Target = ({ entry: { actor, target } }: { entry: AuditRecord }) => {
  if (target.type !== 'user') return `${target.type} ${target.id}`;
  return actor?.id === target.id ? 'Own account' : <Account id={target.id} email={target.label} />;
};

const columns: ListColumns<AuditRecord> = [
  { title: 'Action', render: (entry) => <Action entry={entry} /> },
  {
    title: 'By',
    render: ({ actor }) => (actor ? <Account id={actor.id} email={actor.email} /> : 'System'),
  },
  { title: 'Target', render: (entry) => <Target entry={entry} /> },
  {
    title: 'Time',
    render: ({ happenedAt }) => <time dateTime={happenedAt}>{formatDateTime(happenedAt)}</time>,
  },
];
