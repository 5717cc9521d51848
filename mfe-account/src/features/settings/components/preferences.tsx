import { useQueryClient } from '@tanstack/react-query';
import { type Preferences as Chosen, type ThemeChoice } from '@wanderwork/contracts';
import { type PreferencesRequest } from '@wanderwork/contracts/requests';
import { Banner, Field, followSystemTheme, Segmented, Select, setTheme, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { OwnData } from '../../../shared/own-data';
import { Part } from '../../../shared/part';
import { useDeed } from '../../../shared/use-deed';
import { changePreferences, preferencesQuery } from '../api/preferences';
import { currencies } from '../model/currencies';

/** How the atlas speaks to this person. Each choice is in effect at once. */
export const Preferences = () => (
  <Part title="Preferences" about="In effect at once, in every browser where you are signed in.">
    <OwnData query={preferencesQuery} label="Your preferences">
      {(chosen) => <Choices chosen={chosen} />}
    </OwnData>
  </Part>
);

const show = (theme: ThemeChoice): void => (theme === 'system' ? followSystemTheme() : setTheme(theme));

const Choices = ({ chosen }: { chosen: Chosen }) => {
  const client = useQueryClient();
  const { problem, run } = useDeed();
  const prefer = (request: PreferencesRequest) =>
    void run(async () => {
      if (request.theme) show(request.theme);
      client.setQueryData(preferencesQuery.queryKey, { ...chosen, ...request });
      try {
        client.setQueryData(preferencesQuery.queryKey, await changePreferences(request));
      } catch (error) {
        client.setQueryData(preferencesQuery.queryKey, chosen);
        if (request.theme) show(chosen.theme);
        throw error;
      }
    });
  return (
    <Stack $gap={5}>
      <Choice>
        <b>Theme</b>
        <Segmented
          label="Theme"
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Paper', icon: 'sun' },
            { value: 'dark', label: 'Night chart', icon: 'moon' },
          ]}
          value={chosen.theme}
          onChange={(theme) => prefer({ theme })}
        />
      </Choice>
      <Choice>
        <b>Temperatures</b>
        <Segmented
          label="Temperatures"
          options={[
            { value: 'celsius', label: '°C' },
            { value: 'fahrenheit', label: '°F' },
          ]}
          value={chosen.temperatureUnit}
          onChange={(temperatureUnit) => prefer({ temperatureUnit })}
        />
      </Choice>
      <Field label="Currency">
        <Select value={chosen.currency} onChange={({ target }) => prefer({ currency: target.value })}>
          {currencies(chosen.currency).map(({ code, name }) => (
            <option key={code} value={code}>
              {name} ({code})
            </option>
          ))}
        </Select>
      </Field>
      {problem && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
    </Stack>
  );
};

const Choice = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;

  b {
    font-size: var(--f-sm);
    font-weight: 600;
  }
`;
