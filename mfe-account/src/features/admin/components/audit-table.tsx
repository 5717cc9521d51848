import { paths, type AuditRecord } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Small, Table, TextLink } from '@wanderwork/ui';
import { changeWords, deedWords } from '../model/audit-words';
import { momentOf } from '../model/moment';

/** What was done, by whom, to what, from what to what, and why. */
export const AuditTable = ({ entries }: { entries: AuditRecord[] }) => (
  <Table caption="Audit log">
    <thead>
      <tr>
        <th scope="col">Deed</th>
        <th scope="col">By</th>
        <th scope="col">To</th>
        <th scope="col">When</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <Line key={entry.id} entry={entry} />
      ))}
    </tbody>
  </Table>
);

const Line = ({ entry }: { entry: AuditRecord }) => (
  <tr>
    <th scope="row">
      {deedWords(entry.action)}
      {changeWords(entry).map((change) => (
        <Small key={change} $quiet as="div">
          <bdi>{change}</bdi>
        </Small>
      ))}
      {entry.reason && (
        <Small as="div">
          Reason: <bdi>{entry.reason}</bdi>
        </Small>
      )}
    </th>
    <td>{entry.actor ? <Account id={entry.actor.id} email={entry.actor.email} /> : 'The product itself'}</td>
    <td>
      {entry.target.type === 'user' ? (
        <Account id={entry.target.id} email={entry.target.label} />
      ) : (
        `${entry.target.type} ${entry.target.id}`
      )}
    </td>
    <td>
      <time dateTime={entry.happenedAt}>{momentOf(entry.happenedAt)}</time>
    </td>
  </tr>
);

const Account = ({ id, email }: { id: string; email: string | null }) =>
  email === null ? (
    'A deleted account'
  ) : (
    <TextLink quiet as={AppLink} to={paths.web.adminUser(id)}>
      <bdi>{email}</bdi>
    </TextLink>
  );
