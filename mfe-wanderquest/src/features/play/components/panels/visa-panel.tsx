import {
  canExtend,
  cities,
  getDaysLeft,
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
import { capitalize } from '../../model/text/fill-text';
import { formatMoney } from '../../../../shared/labels';
import {
  formatDays,
  getPassportName,
  getZoneName,
  getCityZoneName,
  getActionBlock,
} from '../../model/text/labels';
import { type PanelProps } from './panel-props';

const formatStay = (days: number): string => {
  if (days === Infinity) return 'no limit: you’re at home';
  return days < 0 ? `overstayed by ${formatDays(-days)}` : formatDays(days);
};

/** One city per zone: the rules take a city. */
const cityOfZone = zones.map((_, zone) => cities.find((city) => city.zone === zone)!.index);

/** The visa wallet: days left here, visas applied for, and visas to apply for. */
export const VisaPanel = ({ game: { state }, onAct }: PanelProps) => {
  const requestedZones = zones.flatMap((_, zone) => (state.visaFrom[zone] === NEVER ? [] : [zone]));
  return (
    <Stack $gap={5}>
      <h2>Visa wallet</h2>
      <Facts
        columns
        facts={[
          ['Passport', getPassportName(state.passport)],
          [`Days left in ${getCityZoneName(state.city)}`, formatStay(getDaysLeft(state))],
          ['Days overstayed', String(state.overstay)],
          ...requestedZones.map(
            (zone) => [`Visa for ${getZoneName(zone)}`, formatVisa(state, zone)] as const,
          ),
        ]}
      />
      {canExtend(state) && (
        <Row>
          <Button
            unavailable={
              getActionBlock(state) || (state.cash < EXTENSION_CENTS && 'You can’t afford this yet.')
            }
            onClick={() => onAct({ type: 'extend' })}
          >
            Extend your stay for {formatMoney(EXTENSION_CENTS)}
          </Button>
          <Small $quiet>30 more days, once. Takes a day of paperwork.</Small>
        </Row>
      )}
      {!state.ending && <VisaApplication state={state} onAct={onAct} />}
    </Stack>
  );
};

const formatVisa = (state: State, zone: number): string => {
  const from = state.visaFrom[zone]!;
  return state.day >= from ? 'valid' : `valid from day ${from + 1}`;
};

interface VisaApplicationProps {
  state: State;
  onAct: PanelProps['onAct'];
}

const VisaApplication = ({ state, onAct }: VisaApplicationProps) => {
  const open = zones
    .map((_, zone) => zone)
    .filter((zone) => state.visaFrom[zone] === NEVER && needsVisa(state, cityOfZone[zone]!))
    .sort((a, b) => getZoneName(a).localeCompare(getZoneName(b), 'en'));
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
              {capitalize(getZoneName(one))}
            </option>
          ))}
        </Select>
      </Field>
      <Row>
        <Button
          unavailable={getActionBlock(state) || (state.cash < VISA_CENTS && 'You can’t afford this yet.')}
          onClick={() => onAct({ type: 'apply', zone: chosen })}
        >
          Apply for {formatMoney(VISA_CENTS)}
        </Button>
      </Row>
    </Stack>
  );
};
