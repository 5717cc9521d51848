import { formatDateTime, paths, type AuditRecord } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Small, TextLink } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { changeLabel, actionLabel } from '../model/audit-labels';

/** What was done, by whom, to what, from what to what, and why. */
export const AuditTable = ({ entries }: { entries: AuditRecord[] }) => (
  <ListTable caption="Audit log" columns={columns} rows={entries} />
);

const Deed = ({ entry }: { entry: AuditRecord }) => (
  <>
    {actionLabel(entry.action)}
    {changeLabel(entry).map((change) => (
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
    'A deleted account'
  ) : (
    <TextLink quiet as={AppLink} to={paths.web.adminUser(id)}>
      <bdi>{email}</bdi>
    </TextLink>
  );

const Target = ({ entry: { actor, target } }: { entry: AuditRecord }) => {
  if (target.type !== 'user') return `${target.type} ${target.id}`;
  return actor?.id === target.id ? 'Their own account' : <Account id={target.id} email={target.label} />;
};

const columns: ListColumns<AuditRecord> = [
  { title: 'Deed', of: (entry) => <Deed entry={entry} /> },
  {
    title: 'By',
    of: ({ actor }) => (actor ? <Account id={actor.id} email={actor.email} /> : 'The product itself'),
  },
  { title: 'To', of: (entry) => <Target entry={entry} /> },
  {
    title: 'When',
    of: ({ happenedAt }) => <time dateTime={happenedAt}>{formatDateTime(happenedAt)}</time>,
  },
];
