import {
  getCity,
  clients,
  getDayOutput,
  NO_CLIENT,
  getOutageChance,
  getOverlapDeficit,
  type State,
  type WeekEntry,
} from '@wanderwork/quest-engine';
import { Button, Row, Small, Stack } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { OverlapStrip } from '@wanderwork/ui/charts';
import { formatClient, ASYNC_CLIENT_ID, formatOfferTime, getActionBlock } from '../../model/text/labels';
import { formatDayRate, getPayslip } from '../../model/text/rate-labels';
import { type PanelProps } from './panel-props';
import { getPaidWeeks, WorkSummary } from './work-summary';

const MIN_LAG_MINUTES = 30;

interface StateProps {
  state: State;
  onAct: PanelProps['onAct'];
}

/** The work panel: the client's hours, a day's output, and what reduces it. */
export const PaperworkPanel = ({ game, onAct }: PanelProps) =>
  game.state.ending ? <WorkSummary game={game} /> : <Paperwork game={game} onAct={onAct} />;

const Paperwork = ({ game, onAct }: PanelProps) => {
  const { state } = game;
  const client = clients[state.client];
  return (
    <Stack $gap={5}>
      <h2>{client ? `Working for ${formatClient(state.client)}` : 'No client right now'}</h2>
      {client && client.id !== ASYNC_CLIENT_ID && (
        <OverlapStrip
          yours={{
            label: `You in ${getCity(state.city).name}`,
            utcOffset: getCity(state.city).utc / 60,
            from: 9,
            to: 17,
          }}
          theirs={{ label: client.name, utcOffset: client.utc / 60, from: 9, to: 17 }}
        />
      )}
      {client ? (
        <Facts columns facts={getWorkFacts(state)} />
      ) : (
        <p>A day of paperwork may bring an offer. So may an evening with people.</p>
      )}
      {state.lead !== NO_CLIENT && state.lead !== state.client && <Offer state={state} onAct={onAct} />}
      <Payslip week={getPaidWeeks(game.chapters).at(-1)} />
    </Stack>
  );
};

/** The sum of the last payday. */
const Payslip = ({ week }: { week: WeekEntry | undefined }) =>
  week ? (
    <Stack as="section" $gap={3} aria-labelledby="payslip-title">
      <h3 id="payslip-title">Your last payslip</h3>
      <Facts columns facts={getPayslip(week)} />
    </Stack>
  ) : null;

const formatPayday = (days: number): string => (days === 1 ? 'tonight' : `in ${days} days`);

const formatDone = ({ units, excusedUnits = 0 }: State, quota: number): string => {
  const done = `${(units / 1000).toFixed(1)} of ${quota} days`;
  return excusedUnits === 0 ? done : `${done}, ${(excusedUnits / 1000).toFixed(1)} of them excused`;
};

const getWorkFacts = (state: State): readonly (readonly [string, string])[] => {
  const { quota, overlapHours, mbps } = clients[state.client]!;
  const deficit = getOverlapDeficit(state);
  const lag = Math.abs(state.lag);
  return [
    ['Done this week', formatDone(state, quota)],
    ['Payday', formatPayday(7 - (state.day % 7))],
    ['Day rate', formatDayRate(state, state.client)],
    ['Output per day', `${(getDayOutput(state) / 1000).toFixed(2)} of a day’s work`],
    ['Shared hours needed', `${overlapHours} h`],
    ['Outside your working day', deficit === 0 ? 'none' : `${deficit} h`],
    ['Connection', `${getCity(state.city).mbps} Mbit/s, ${mbps} needed`],
    ['Chance of an outage', `${Math.round(getOutageChance(state) / 10)}% a day`],
    [
      'Jet lag',
      lag < MIN_LAG_MINUTES ? 'none' : `${(lag / 60).toFixed(1)} h ${state.lag > 0 ? 'behind' : 'ahead'}`,
    ],
    ['Works in writing', state.inWriting ? 'two fewer shared hours' : 'no'],
  ];
};

/** What happens to the week in which an offer is taken. */
const describeFirstWeek = ({ rules, client }: State): string => {
  if (!rules.payFollowsWork) return 'The current week won’t count against you.';
  const excused = 'The new client pays from today and excuses the days before.';
  return client === NO_CLIENT ? excused : `Your client pays for the work you’ve done. ${excused}`;
};

const Offer = ({ state, onAct }: StateProps) => {
  const { overlapHours, mbps } = clients[state.lead]!;
  return (
    <Stack $gap={3}>
      <h3>An offer: {formatClient(state.lead)}</h3>
      <Facts
        columns
        facts={[
          ['Day rate', formatDayRate(state, state.lead)],
          ['Shared hours needed', `${overlapHours} h`],
          ['Outside your working day here', `${getOverlapDeficit(state, state.city, state.lead)} h`],
          ['Connection needed', `${mbps} Mbit/s`],
          ['Good for', formatOfferTime(state)],
        ]}
      />
      <Row>
        <Button variant="ink" unavailable={getActionBlock(state)} onClick={() => onAct({ type: 'take' })}>
          Take the offer
        </Button>
      </Row>
      <Small $quiet>{describeFirstWeek(state)}</Small>
    </Stack>
  );
};
