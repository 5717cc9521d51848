import { formatMeetupStart } from '@wanderwork/contracts';
import { Banner, Button, Row, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { type MeetupForm } from '../model/meetup-form';
import { formatMinutes } from '../model/minutes';

interface Props {
  mine: MeetupForm;
  theirs: MeetupForm;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const formatStart = ({ dates: [date] }: MeetupForm): string =>
  date?.day && date.time ? formatMeetupStart(`${date.day}T${date.time}`) : 'not chosen';

/** Each field as a reader compares it. */
const fields: readonly (readonly [label: string, format: (form: MeetupForm) => string])[] = [
  ['Title', ({ title }) => title],
  ['When', formatStart],
  ['How long', ({ minutes }) => formatMinutes(minutes)],
  ['Seats', ({ seats }) => seats],
  ['Place', ({ venueName }) => venueName],
  ['Address', ({ venueAddress }) => venueAddress],
  ['Who sees the address', ({ isAddressVisible }) => (isAddressVisible ? 'everyone' : 'people going')],
  ['What you have in mind', ({ text }) => text],
];

/** Shows both versions of what differs, when somebody else was faster. */
export const MeetupConflict = ({ mine, theirs, onKeepMine, onTakeTheirs }: Props) => (
  <Banner tone="warn" role="alert" title="This meet-up was changed in another tab or by a co-host.">
    <Stack $gap={4}>
      <p>Choose which version to keep. Nothing is saved until you do.</p>
      <Versions>
        <thead>
          <tr>
            <td />
            <th scope="col">Yours</th>
            <th scope="col">Saved elsewhere</th>
          </tr>
        </thead>
        <tbody>
          {fields
            .filter(([, format]) => format(mine) !== format(theirs))
            .map(([label, format]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td dir="auto">{format(mine)}</td>
                <td dir="auto">{format(theirs)}</td>
              </tr>
            ))}
        </tbody>
      </Versions>
      <Row $gap={2}>
        <Button variant="ink" onClick={onKeepMine}>
          Save mine
        </Button>
        <Button onClick={onTakeTheirs}>Use the other version</Button>
      </Row>
    </Stack>
  </Banner>
);

const Versions = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--f-sm);

  th {
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    padding: var(--s2);
    border-bottom: 1px solid var(--line-2);
    vertical-align: top;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  /* The names of the fields stay whole on a phone. */
  th {
    overflow-wrap: normal;
    white-space: normal;
  }
`;
