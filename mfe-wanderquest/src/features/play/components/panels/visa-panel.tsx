import {
  canExtend,
  cities,
  daysLeft,
  EXTENSION_CENTS,
  needsVisa,
  NEVER,
  VISA_CENTS,
  VISA_WAIT_DAYS,
  zones,
  type State,
} from '@wanderwork/quest-engine';
import { Button, Field, Row, Select, Small, Stack } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { useState } from 'react';
import { capital } from '../../model/words/filled';
import { money } from '../../../../shared/words/money-words';
import { daysWords, passportName, zoneName, zoneOf } from '../../model/words/place-words';
import { waits } from '../../model/words/waits';
import { type PanelProps } from './panel-props';

const stayWords = (days: number): string => {
  if (days === Infinity) return 'no limit: you’re at home';
  return days < 0 ? `overstayed by ${daysWords(-days)}` : daysWords(days);
};

/** A city of each zone, by which the rules are asked. */
const cityIn = zones.map((_, zone) => cities.find((city) => city.zone === zone)!.index);

/** What the passport opens: days left here, visas asked for, and those that could be. */
export const VisaPanel = ({ game: { state }, onAct }: PanelProps) => {
  const asked = zones.flatMap((_, zone) => (state.visaFrom[zone] === NEVER ? [] : [zone]));
  return (
    <Stack $gap={5}>
      <h2>Visa wallet</h2>
      <Facts
        columns
        facts={[
          ['Passport', passportName(state.passport)],
          [`Days left in ${zoneOf(state.city)}`, stayWords(daysLeft(state))],
          ['Days overstayed', String(state.overstay)],
          ...asked.map((zone) => [`Visa for ${zoneName(zone)}`, visaWords(state, zone)] as const),
        ]}
      />
      {canExtend(state) && (
        <Row>
          <Button
            unavailable={waits(state) || (state.cash < EXTENSION_CENTS && 'You can’t afford this yet.')}
            onClick={() => onAct({ type: 'extend' })}
          >
            Extend your stay for {money(EXTENSION_CENTS)}
          </Button>
          <Small $quiet>30 more days, once. Takes a day of paperwork.</Small>
        </Row>
      )}
      {!state.ending && <Apply state={state} onAct={onAct} />}
    </Stack>
  );
};

const visaWords = (state: State, zone: number): string => {
  const from = state.visaFrom[zone]!;
  return state.day >= from ? 'valid' : `valid from day ${from + 1}`;
};

interface ApplyProps {
  state: State;
  onAct: PanelProps['onAct'];
}

const Apply = ({ state, onAct }: ApplyProps) => {
  const open = zones
    .map((_, zone) => zone)
    .filter((zone) => state.visaFrom[zone] === NEVER && needsVisa(state, cityIn[zone]!))
    .sort((a, b) => zoneName(a).localeCompare(zoneName(b), 'en'));
  const [zone, setZone] = useState(open[0] ?? NEVER);
  const chosen = open.includes(zone) ? zone : open[0];
  if (chosen === undefined) return <p>Your passport doesn’t need a visa in advance anywhere.</p>;
  return (
    <Stack $gap={3}>
      <h3>Apply for a visa</h3>
      <Field
        label="Destination"
        description={`Takes a day of paperwork. Valid after ${VISA_WAIT_DAYS} days, for a stay of 30 days.`}
      >
        <Select value={chosen} onChange={({ target }) => setZone(Number(target.value))}>
          {open.map((one) => (
            <option key={one} value={one}>
              {capital(zoneName(one))}
            </option>
          ))}
        </Select>
      </Field>
      <Row>
        <Button
          unavailable={waits(state) || (state.cash < VISA_CENTS && 'You can’t afford this yet.')}
          onClick={() => onAct({ type: 'apply', zone: chosen })}
        >
          Apply for {money(VISA_CENTS)}
        </Button>
      </Row>
    </Stack>
  );
};
