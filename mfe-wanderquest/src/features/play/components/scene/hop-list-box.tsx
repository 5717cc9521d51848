import { isDirection } from '@wanderwork/ui/map';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { FOR_A_WISH, type Hop } from '../../model/hops';
import { browseTo, selectCity, useMapSelection } from '../../model/map/selection';
import { nearestCity } from '../../model/map/nearest-city';
import { formatStay, formatRefusal } from '../../model/text/hop-labels';
import { formatMoney } from '../../../../shared/labels';
import { formatDuration } from '../../model/text/labels';

interface Props {
  /** In list order. */
  hops: readonly Hop[];
  /** Why a city is suggested, by its index. */
  reasons?: ReadonlyMap<number, string>;
}

/**
 * The accessible twin of the map. Up and down move through the list, left and right go to the nearest city west
 * or east, and letters jump to a name.
 */
export const HopListBox = ({ hops, reasons }: Props) => {
  const id = useId();
  const box = useRef<HTMLUListElement>(null);
  const chosen = useMapSelection(({ city }) => city);
  const at = hops.findIndex(({ city }) => city.index === chosen);
  const optionId = (city: number) => `${id}-${city}`;

  useEffect(() => {
    if (chosen === null || !box.current?.contains(document.activeElement)) return;
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, chosen]);

  const goTo = (place: number) => browseTo(hops[Math.max(0, Math.min(hops.length - 1, place))]!.city.index);

  const byBearing = (key: 'ArrowLeft' | 'ArrowRight') => {
    if (chosen === null) return goTo(0);
    const next = nearestCity(
      chosen,
      key,
      hops.map(({ city }) => city.index),
    );
    if (next !== null) browseTo(next);
  };

  const selectByCharacter = (character: string) => {
    const rest = [...hops.slice(at + 1), ...hops.slice(0, at + 1)];
    const named = rest.find(({ city }) => city.name.toLowerCase().startsWith(character.toLowerCase()));
    if (named) browseTo(named.city.index);
  };

  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'ArrowDown') goTo(at + 1);
    else if (key === 'ArrowUp') goTo(at < 0 ? 0 : at - 1);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(hops.length - 1);
    else if (isDirection(key)) byBearing(key as 'ArrowLeft' | 'ArrowRight');
    else if (/^\p{L}$/u.test(key)) selectByCharacter(key);
    else return;
    event.preventDefault();
  };

  return (
    <List
      ref={box}
      role="listbox"
      aria-label="Cities to go to"
      $short={reasons !== undefined}
      aria-activedescendant={at < 0 ? undefined : optionId(hops[at]!.city.index)}
      tabIndex={0}
      onKeyDown={press}
    >
      {hops.map((hop) => (
        <HopOption
          key={hop.city.index}
          id={optionId(hop.city.index)}
          hop={hop}
          reason={reasons?.get(hop.city.index)}
          chosen={hop.city.index === chosen}
        />
      ))}
    </List>
  );
};

interface HopOptionProps {
  id: string;
  hop: Hop;
  reason: string | undefined;
  chosen: boolean;
}

const HopOption = ({ id, hop, reason, chosen }: HopOptionProps) => {
  const { city, refusal, wishes, isNew, cents, action, minutes } = hop;
  const isForWish = wishes.length > 0 && reason !== FOR_A_WISH;
  const marks = [isForWish && 'counts for a wish', !isNew && 'visited'].filter(Boolean).join(', ');
  return (
    // The list handles the keys through its active option.
    <li
      id={id}
      role="option"
      aria-selected={chosen}
      data-closed={refusal !== null}
      onClick={() => selectCity(city.index)}
    >
      <b>{city.name}</b>
      <span className="figure">{formatMoney(cents)}</span>
      <span className="quiet">
        {city.country}
        {marks && ` · ${marks}`}
      </span>
      <span className="quiet figure">
        {action.by === 'land' ? 'Land' : 'Air'} {formatDuration(minutes)}
      </span>
      {reason && <span className="reason wide">{reason}</span>}
      <span className="quiet wide">{refusal ? `Closed: ${formatRefusal(refusal)}` : formatStay(hop)}</span>
    </li>
  );
};

/** A few suggestions are shown whole, a long list scrolls. */
const List = styled.ul<{ $short: boolean }>`
  max-block-size: ${({ $short }) => ($short ? 'none' : '340px')};
  padding: 0;
  border: 1px solid var(--line-2);
  border-radius: var(--r1);
  background: var(--sheet);
  list-style: none;
  overflow-y: auto;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s3);
    padding: var(--s2) var(--s4);
    border-block-end: 1px solid var(--line);
    cursor: pointer;
  }

  li:hover {
    background: var(--water);
  }

  li[aria-selected='true'] {
    background: var(--water);
    box-shadow: inset 3px 0 var(--red);

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  li[data-closed='true'] b,
  li[data-closed='true'] .figure {
    color: var(--ink-3);
    font-weight: 400;
  }

  .figure {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .quiet {
    font-size: var(--f-cap);
    color: var(--ink-3);
  }

  .reason {
    font-size: var(--f-cap);
    font-weight: 600;
    color: var(--ink-2);
  }

  .wide {
    grid-column: 1 / -1;
  }
`;
