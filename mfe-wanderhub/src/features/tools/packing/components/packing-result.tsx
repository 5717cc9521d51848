import { type CityDetail } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { Checkbox, Small } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Origins } from '../../common/components/origins';
import { Remark } from '../../common/components/remark';
import { ResultActions } from '../../common/components/result-actions';
import { ResultSheet } from '../../common/components/result-sheet';
import { type PackingReading } from '../model/reading';
import { groups, type Group, type Thing } from '../model/things';
import { headline, listed, packingText, thingWords, weatherFacts } from '../model/words';

const climateKeys = ['temperature_year', 'rain_year', 'plug', 'voltage'];

interface Props {
  reading: PackingReading;
  cities: readonly CityDetail[];
  /** Ids of what is packed. */
  packed: readonly string[];
  onPack: (packed: string[]) => void;
  query: string;
  /** Why cities are missing, where they are. */
  children: ReactNode;
}

/** The list to tick off, with the weather it is for. */
export const PackingResult = ({ reading, cities, packed, onPack, query, children }: Props) => {
  const unit = useTemperatureUnit();
  const { weather, needs, things } = reading;
  const toggle = (id: string) =>
    onPack(packed.includes(id) ? packed.filter((one) => one !== id) : [...packed, id]);
  return (
    <ResultSheet headline={headline(reading)}>
      {children}
      <Facts facts={weatherFacts(weather, unit)} />
      {weather.coldest === null && (
        <Remark tone="warn">
          No temperature is known for this way, so the list is ready for heat and cold.
        </Remark>
      )}
      {weather.coldest !== null && weather.unknownWarmth.length > 0 && (
        <Remark tone="warn">
          No temperature of {listed(weather.unknownWarmth)}: packed for heat and cold.
        </Remark>
      )}
      {weather.unknownRain.length > 0 && (
        <Remark tone="warn">
          No figure of rain for {listed(weather.unknownRain)}: the rain jacket stays in.
        </Remark>
      )}
      {needs.winter && (
        <Remark tone="warn">
          A month with a mean below freezing: this list is too thin for it. Buy or borrow a coat there.
        </Remark>
      )}
      {groups.map((group) => (
        <ThingGroup key={group} group={group} {...{ things, packed }} onToggle={toggle} />
      ))}
      <Small $quiet>No weights are added up: none of our sources has them.</Small>
      {cities.map((city) => (
        <Origins key={city.slug} city={city} keys={climateKeys} />
      ))}
      <ResultActions text={() => packingText(reading, packed, unit)} query={query} />
    </ResultSheet>
  );
};

interface GroupProps {
  group: Group;
  things: readonly Thing[];
  packed: readonly string[];
  onToggle: (id: string) => void;
}

const ThingGroup = ({ group, things, packed, onToggle }: GroupProps) => {
  const own = things.filter((thing) => thing.group === group);
  if (own.length === 0) return null;
  return (
    <Things>
      <legend>{group}</legend>
      {own.map((thing) => (
        <Checkbox key={thing.id} checked={packed.includes(thing.id)} onChange={() => onToggle(thing.id)}>
          <bdi>{thingWords(thing)}</bdi>
          {thing.why && <Why> {thing.why}</Why>}
        </Checkbox>
      ))}
    </Things>
  );
};

const Things = styled.fieldset`
  legend {
    margin-bottom: var(--s1);
    font: 400 var(--f-lg) / 1.2 var(--serif);
  }
`;

const Why = styled.span`
  color: var(--ink-3);
`;
