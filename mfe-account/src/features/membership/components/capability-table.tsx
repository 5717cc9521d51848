import { tierNames, type Tier } from '@wanderwork/contracts';
import { Table, Tag } from '@wanderwork/ui';
import styled from 'styled-components';
import { audiences, capabilityTable, type Audience } from '../model/capabilities';

const names: Record<Audience, string> = { visitor: 'Visitor', ...tierNames };

/** The tiers side by side; `current` is the reader's own. */
export const CapabilityTable = ({ current }: { current: Tier | null }) => (
  <Table caption="What each membership includes" showCaption>
    <thead>
      <tr>
        <th scope="col">What you may do</th>
        {audiences.map((audience) => (
          <th key={audience} scope="col">
            {names[audience]} {audience === current && <Tag tone="red">Yours</Tag>}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {capabilityTable().map(({ name, missing, values }) => (
        <tr key={name}>
          <th scope="row">
            {name}
            {missing && <Missing>{missing}</Missing>}
          </th>
          {audiences.map((audience) => (
            <td key={audience}>{values[audience]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

const Missing = styled.div`
  font: 400 var(--f-cap) / 1.4 var(--sans);
  color: var(--ink-3);
`;
