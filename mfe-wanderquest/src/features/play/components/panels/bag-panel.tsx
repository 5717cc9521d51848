import { gear, type State } from '@wanderwork/quest-engine';
import { Button, Segmented, Small, Stack } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { formatMoney } from '../../../../shared/labels';
import { getActionBlock } from '../../model/text/labels';
import { getDayCostFacts } from '../../model/text/rate-labels';
import { type PanelProps } from './panel-props';

/** The use of each item. */
const gearUses: Readonly<Record<string, string>> = {
  hotspot: 'Never slower than 40 Mbit/s, and most outages pass you by.',
  headphones: 'A day of work costs 4 less energy.',
  sleepkit: 'You get over jet lag 50% faster.',
  insurance: 'Doctors are free, and a hospital costs a fifth.',
  jacket: 'Exploring in bad weather brings more wonder.',
  stand: 'A day of work costs 2 less energy.',
};

const lodgingOptions = [
  { value: '0', label: 'Shared room' },
  { value: '1', label: 'Private room' },
  { value: '2', label: 'Apartment' },
];

const FREE_BAGGAGE_KG = 7;

/** The player's gear, the shop, and where they sleep. */
export const BagPanel = ({ game: { state }, onAct }: PanelProps) => (
  <Stack $gap={5}>
    <h2>Bag and shop</h2>
    <GearList role="list">
      {gear.map((thing, index) =>
        state.ending && !isOwned(state, index) ? null : (
          <li key={thing.id}>
            <div>
              <b>{thing.name}</b>
              <Small $quiet>
                {gearUses[thing.id]} {thing.kilograms > 0 && `${thing.kilograms} kg.`}
              </Small>
            </div>
            <BuyButton state={state} index={index} onAct={onAct} />
          </li>
        ),
      )}
    </GearList>
    {state.ending && <p>{describeClosedShop(state)}</p>}
    <Small $quiet>
      You carry {state.kilograms} kg. Above {FREE_BAGGAGE_KG} kg a flight costs $35 more.
    </Small>
    {!state.ending && <Lodging state={state} onAct={onAct} />}
  </Stack>
);

const isOwned = (state: State, index: number): boolean => (state.gear & (1 << index)) !== 0;

const describeClosedShop = ({ gear: owned }: State): string =>
  owned === 0
    ? 'You carry nothing from the shop. It’s closed now.'
    : 'The journey is over, and the shop is closed now.';

interface LodgingProps {
  state: State;
  onAct: PanelProps['onAct'];
}

const Lodging = ({ state, onAct }: LodgingProps) => (
  <Stack $gap={3}>
    <h3>Where you sleep</h3>
    <div>
      <Segmented
        label="Where you sleep"
        options={lodgingOptions}
        value={String(state.lodging)}
        onChange={(lodging) => onAct({ type: 'lodge', lodging: Number(lodging) })}
      />
    </div>
    <Facts columns facts={getDayCostFacts(state)} />
    <Small $quiet>A shared room costs less but is less restful; an apartment is the other way around.</Small>
  </Stack>
);

const BuyButton = ({ state, index, onAct }: { state: State; index: number; onAct: PanelProps['onAct'] }) => {
  const { name, price } = gear[index]!;
  if (isOwned(state, index)) return <span>In your bag</span>;
  const reason = getActionBlock(state) || (state.cash < price && 'You can’t afford this yet.');
  return (
    <Button size="small" unavailable={reason} onClick={() => onAct({ type: 'buy', gear: index })}>
      Buy for {formatMoney(price)}
      <span className="visually-hidden">: {name}</span>
    </Button>
  );
};

const GearList = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--s3);
    border-block-end: 1px solid var(--line);
  }

  li > div {
    flex: 1 1 220px;
  }
`;
