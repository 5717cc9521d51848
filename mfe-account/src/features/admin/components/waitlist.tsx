import { Table } from '@wanderwork/ui';
import { fetchWaitlistFile } from '../api/deeds';
import { waitlistQuery } from '../api/lists.query';
import { shortDay } from '../model/moment';
import { AdminFrame } from './admin-frame';
import { ExportButton } from './export-button';
import { OpenList } from './open-list';
import { RowHead } from './row-head';

/** Who asked to be told. */
export const Waitlist = () => (
  <AdminFrame
    title="Waitlist"
    lead="Who asked to be told, until they are invited or ask to go."
    actions={<ExportButton file="waitlist.csv" fetchFile={fetchWaitlistFile} />}
  >
    <OpenList query={waitlistQuery()} label="Waitlist" empty="Nobody waits.">
      {(people) => (
        <Table caption="Waitlist">
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Where</th>
              <th scope="col">By which form</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <RowHead below={person.name}>
                  <bdi>{person.email}</bdi>
                </RowHead>
                <td>
                  <bdi>{person.currentLocation ?? 'Not said'}</bdi>
                </td>
                <td>{person.sources.join(', ')}</td>
                <td>{shortDay(person.createdAt)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </OpenList>
  </AdminFrame>
);
