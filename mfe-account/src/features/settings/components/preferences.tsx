import { useMutation } from '@tanstack/react-query';
import { listCurrencies, type DisplayPreferences } from '@wanderwork/contracts';
import { savePreferences, useTemperatureUnit } from '@wanderwork/platform';
import { Field, Segmented, Select, showTheme, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';

/** Theme, temperature unit and currency. Each choice is saved right away. */
export const Preferences = ({ saved }: { saved: DisplayPreferences }) => {
  const defaultUnit = useTemperatureUnit();
  // Not `useAction`: a second choice while the first is being saved counts too.
  const {
    mutate: save,
    isPending,
    variables,
    error,
  } = useMutation({
    mutationFn: savePreferences,
    onMutate: ({ theme }) => theme && showTheme(theme),
    onError: (_error, { theme }) => theme && showTheme(saved.theme),
  });
  const chosen = { ...saved, temperatureUnit: defaultUnit, ...(isPending && variables) };

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
          description="City prices are converted from US dollars, at a rate whose date we show. Plans and billing stay in US dollars."
        >
          <Select value={chosen.currency} onChange={({ target }) => save({ currency: target.value })}>
            {listCurrencies(chosen.currency).map(({ code, name }) => (
              <option key={code} value={code}>
                {name} ({code})
              </option>
            ))}
          </Select>
        </Field>
        <ErrorMessage problem={error} />
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
