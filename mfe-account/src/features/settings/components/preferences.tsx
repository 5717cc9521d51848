import { type DisplayPreferences } from '@wanderwork/contracts';
import { type PreferencesRequest } from '@wanderwork/contracts/requests';
import { savePreferences, useTemperatureUnit } from '@wanderwork/platform';
import { Field, Segmented, Select, showTheme, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { useAction } from '../../../shared/use-action';
import { currencies } from '../model/currencies';

/** How the atlas speaks to this person. Each choice is in effect at once. */
export const Preferences = ({ kept }: { kept: DisplayPreferences }) => {
  const customaryUnit = useTemperatureUnit();
  const [asked, setAsked] = useState<PreferencesRequest>({});
  const { problem, run } = useAction();
  const chosen = { ...kept, temperatureUnit: customaryUnit, ...asked };

  const prefer = (request: PreferencesRequest) =>
    void run(async () => {
      setAsked(request);
      if (request.theme) showTheme(request.theme);
      try {
        await savePreferences(request);
      } catch (error) {
        if (request.theme) showTheme(kept.theme);
        throw error;
      } finally {
        setAsked({});
      }
    });

  return (
    <Part title="Preferences" about="In effect at once, in every browser where you are signed in.">
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
        <Field
          label="Currency"
          description="Prices stand in US dollars: the table has no exchange rates with a source yet. Your choice is kept for the day it does."
        >
          <Select value={chosen.currency} onChange={({ target }) => prefer({ currency: target.value })}>
            {currencies(chosen.currency).map(({ code, name }) => (
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
