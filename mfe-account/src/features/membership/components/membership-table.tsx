import { tiers, type Tier } from '@wanderwork/contracts';
import { Table, Tag } from '@wanderwork/ui';
import { membershipTable, tierNames } from '../model/memberships';

/** The tiers side by side; `current` is the reader's own. */
export const MembershipTable = ({ current }: { current: Tier | null }) => (
  <Table caption="What each membership includes">
    <thead>
      <tr>
        <th scope="col">Included</th>
        {tiers.map((tier) => (
          <th key={tier} scope="col">
            {tierNames[tier]} {tier === current && <Tag tone="red">Yours</Tag>}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {membershipTable().map(({ capability, values }) => (
        <tr key={capability}>
          <th scope="row">{capability}</th>
          {tiers.map((tier) => (
            <td key={tier}>{values[tier]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
