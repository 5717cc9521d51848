import { type DisplayPreferences } from '@wanderwork/contracts';
import { type PreferencesRequest } from '@wanderwork/contracts/requests';
import { savePreferences, useTemperatureUnit } from '@wanderwork/platform';
import { Field, Segmented, Select, showTheme, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { useAction } from '../../../shared/use-action';
import { listCurrencies } from '../model/currencies';

/** Theme, temperature unit and currency. Each choice is saved right away. */
export const Preferences = ({ saved }: { saved: DisplayPreferences }) => {
  const defaultUnit = useTemperatureUnit();
  const [pending, setPending] = useState<PreferencesRequest>({});
  const { problem, run } = useAction();
  const chosen = { ...saved, temperatureUnit: defaultUnit, ...pending };

  const save = (request: PreferencesRequest) =>
    void run(async () => {
      setPending(request);
      if (request.theme) showTheme(request.theme);
      try {
        await savePreferences(request);
      } catch (error) {
        if (request.theme) showTheme(saved.theme);
        throw error;
      } finally {
        setPending({});
      }
    });

  return (
    <Part title="Preferences" about="Applied right away, in every browser where you’re signed in.">
      <Stack $gap={5}>
        <Choice>
          <b>Theme</b>
          <Segmented
            label="Theme"
            options={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light', icon: 'sun' },
              { value: 'dark', label: 'Dark', icon: 'moon' },
            ]}
            value={chosen.theme}
            onChange={(theme) => save({ theme })}
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
            onChange={(temperatureUnit) => save({ temperatureUnit })}
          />
        </Choice>
        <Field
          label="Currency"
          description="Prices are in US dollars until we have a source for exchange rates. We’ll use your choice from then on."
        >
          <Select value={chosen.currency} onChange={({ target }) => save({ currency: target.value })}>
            {listCurrencies(chosen.currency).map(({ code, name }) => (
              <option key={code} value={code}>
                {name} ({code})
              </option>
            ))}
          </Select>
        </Field>
        <ErrorMessage>{problem}</ErrorMessage>
      </Stack>
    </Part>
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
