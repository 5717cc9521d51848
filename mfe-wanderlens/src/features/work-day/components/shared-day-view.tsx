import {
  monthNames,
  getPlaceOfZone,
  type CityDetail,
  type IrexClients,
  type IrexStay,
} from '@wanderwork/contracts';
import { OWN_DAY } from '@wanderwork/irex';
import { Field, Select, Small, Stack } from '@wanderwork/ui';
import { OverlapStrip } from '@wanderwork/ui/charts';
import { useState } from 'react';
import styled from 'styled-components';
import { HOUR } from '../../../shared/preferences/clock';
import { describeClockChange, describeDay, getSharedDay, getUpcomingMonth } from '../model/shared-day';

interface Props {
  city: Pick<CityDetail, 'name' | 'timezone'>;
  clients: IrexClients;
  /** The reader's stay. Its first month is the default. */
  stay: IrexStay | null;
}

/** Both working days as a strip and as text for one month, because clocks change on different dates. */
export const SharedDayView = ({ city, clients, stay }: Props) => {
  const [today] = useState(() => new Date());
  const [chosen, setChosen] = useState<number | null>(null);
  const month = getUpcomingMonth(chosen ?? stay?.month ?? today.getMonth() + 1, today);
  const day = getSharedDay(city.timezone, clients, month);
  const change = describeClockChange(day);
  return (
    <Stack $gap={4}>
      <OverlapStrip
        yours={{
          label: `You in ${city.name}`,
          utcOffset: day.offset / HOUR,
          from: OWN_DAY.from / HOUR,
          to: OWN_DAY.to / HOUR,
        }}
        theirs={{
          label: `Clients in ${getPlaceOfZone(clients.zone)}`,
          utcOffset: day.theirOffset / HOUR,
          from: clients.from / HOUR,
          to: clients.to / HOUR,
        }}
      />
      <Summary>
        <div role="status">
          <p>{describeDay(day)}</p>
          {change && <Small $quiet>{change}</Small>}
        </div>
        <Field label="Month">
          <Select value={month.month} onChange={(event) => setChosen(Number(event.target.value))}>
            {monthNames.map((name, at) => (
              <option key={name} value={at + 1}>
                {name} {getUpcomingMonth(at + 1, today).year}
              </option>
            ))}
          </Select>
        </Field>
      </Summary>
    </Stack>
  );
};

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4) var(--s6);
  align-items: end;
  justify-content: space-between;

  > :first-child {
    flex: 1 1 32ch;
  }
`;
