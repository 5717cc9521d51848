import { type Action } from '@wanderwork/quest-engine';
import { Button, Row } from '@wanderwork/ui';
import { type MouseEvent } from 'react';
import styled from 'styled-components';
import { isSecondClick } from '../../model/double-click';
import { type Hop } from '../../model/hops';
import { selectCity } from '../../model/map/selection';
import { uncapitalize } from '../../model/text/fill-text';
import { formatRefusal, getHopFacts } from '../../model/text/hop-labels';
import { formatMoney } from '../../../../shared/labels';

interface Props {
  hop: Hop;
  /** Why the player cannot travel now, or null. */
  blockedReason: string | null;
  /** The city is hovered, not selected, so the card has no buttons. */
  isPreview?: boolean;
  onAct: (action: Action) => void;
}

/** A destination: its cost, travel days and visa, shown before the player goes. */
export const HopCard = ({ hop, blockedReason, isPreview = false, onAct }: Props) => {
  const { city, action, refusal } = hop;
  const closed = blockedReason ?? (refusal && `Closed: ${formatRefusal(refusal)}.`);
  const take = (click: MouseEvent, way: Action) => {
    if (isSecondClick(click)) return;
    selectCity(null);
    onAct(way);
  };
  return (
    <Card data-still>
      <CityName>
        {city.name}, {city.country}
      </CityName>
      <dl>
        {getHopFacts(hop).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hop.wishes.map(({ name, have, need }) => (
        <p key={name}>
          Counts toward your wish ({have} of {need} so far): {uncapitalize(name)}.
        </p>
      ))}
      {!isPreview && (
        <Row $gap={2}>
          <Button variant="ink" size="small" unavailable={closed} onClick={(click) => take(click, action)}>
            Go to {city.name}
          </Button>
          {blockedReason === null &&
            hop.seats.map((seat) => (
              <Button key={seat.action.ahead} size="small" onClick={(click) => take(click, seat.action)}>
                Leave in {seat.action.ahead} days for {formatMoney(seat.cents)}
              </Button>
            ))}
        </Row>
      )}
    </Card>
  );
};

/** Not a heading: the card comes and goes with the selection, which already announces the name. */
const CityName = styled.b`
  font: 400 var(--f-lg) / 1.2 var(--serif);
`;

const Card = styled.section`
  display: grid;
  gap: var(--s3);
  padding: var(--s4);
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
  cursor: auto;

  dl {
    display: grid;
    gap: var(--s1);
    font-size: var(--f-sm);
  }

  dl > div {
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr);
    gap: var(--s2);
  }

  dt {
    color: var(--ink-3);
  }

  dd {
    font-variant-numeric: tabular-nums;
  }

  p {
    font-size: var(--f-sm);
  }
`;
