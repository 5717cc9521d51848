import { type CityDetail } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { Checkbox, Small } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { groups, type Group, type PackingItem } from '@wanderwork/travel';
import { FigureSources } from '../../common/components/figure-sources';
import { Callout } from '../../common/components/callout';
import { ResultActions } from '../../common/components/result-actions';
import { ResultSheet } from '../../common/components/result-sheet';
import { type PackingCalculation } from '../model/calculate-packing';
import { formatHeadline, listMonths, toPackingText, formatItem, getWeatherFacts } from '../model/labels';

const climateKeys = ['temperature_year', 'rain_year', 'plug', 'voltage'];

interface Props {
  result: PackingCalculation;
  cities: readonly CityDetail[];
  /** Ids of the packed items. */
  packedIds: readonly string[];
  onPackedChange: (packedIds: string[]) => void;
  query: string;
  /** Messages about cities that failed to load. */
  children: ReactNode;
}

/** The checklist and the weather it covers. */
export const PackingResult = ({ result, cities, packedIds, onPackedChange, query, children }: Props) => {
  const unit = useTemperatureUnit();
  const { weather, needs, items } = result;
  const toggleItem = (id: string) =>
    onPackedChange(packedIds.includes(id) ? packedIds.filter((one) => one !== id) : [...packedIds, id]);
  return (
    <ResultSheet headline={formatHeadline(result)}>
      {children}
      {cities.length === 0 ? (
        <Callout tone="plain">
          Add a city to pack for its weather. Until then, the list covers heat and cold.
        </Callout>
      ) : (
        <Facts facts={getWeatherFacts(weather, unit)} />
      )}
      {cities.length > 0 && weather.coldest === null && (
        <Callout tone="warn">
          We have no temperatures for this route, so the list covers heat and cold.
        </Callout>
      )}
      {weather.coldest !== null && weather.unknownTemperature.length > 0 && (
        <Callout tone="warn">
          No temperatures for {listMonths(weather.unknownTemperature)}: the list covers heat and cold.
        </Callout>
      )}
      {weather.unknownRain.length > 0 && (
        <Callout tone="warn">
          No rainfall figures for {listMonths(weather.unknownRain)}: keep the rain jacket.
        </Callout>
      )}
      {needs.winter && (
        <Callout tone="warn">
          One month averages below freezing. This list is too light for it: buy or borrow a coat there.
        </Callout>
      )}
      {groups.map((group) => (
        <ItemGroup key={group} group={group} {...{ items, packedIds }} onToggle={toggleItem} />
      ))}
      <Small $quiet>We don’t add up weights: none of our sources lists them.</Small>
      {cities.map((city) => (
        <FigureSources key={city.slug} city={city} keys={climateKeys} />
      ))}
      <ResultActions text={() => toPackingText(result, packedIds, unit)} query={query} />
    </ResultSheet>
  );
};

interface GroupProps {
  group: Group;
  items: readonly PackingItem[];
  packedIds: readonly string[];
  onToggle: (id: string) => void;
}

const ItemGroup = ({ group, items, packedIds, onToggle }: GroupProps) => {
  const groupItems = items.filter((item) => item.group === group);
  if (groupItems.length === 0) return null;
  return (
    <Items>
      <legend>{group}</legend>
      {groupItems.map((item) => (
        <Checkbox key={item.id} checked={packedIds.includes(item.id)} onChange={() => onToggle(item.id)}>
          <bdi>{formatItem(item)}</bdi>
          {item.reason && <Reason> {item.reason}</Reason>}
        </Checkbox>
      ))}
    </Items>
  );
};

const Items = styled.fieldset`
  legend {
    margin-bottom: var(--s1);
    font: 400 var(--f-lg) / 1.2 var(--serif);
  }
`;

const Reason = styled.span`
  color: var(--ink-3);
`;
