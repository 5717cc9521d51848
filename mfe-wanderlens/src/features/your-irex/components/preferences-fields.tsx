import { paths, type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral, neutralPreferences } from '@wanderwork/irex';
import { AppLink } from '@wanderwork/platform';
import { Button, Small, Stack, TextLink } from '@wanderwork/ui';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { BudgetField } from './budget-field';
import { PassportChoice } from '../../../shared/preferences/passport-choice';
import { ClientFields } from '../../../shared/preferences/client-fields';
import { StayFields } from './stay-fields';
import { WeightSliders } from './weight-sliders';

export interface PreferencesFieldsProps {
  preferences: IrexPreferences;
  onChange: (preferences: IrexPreferences) => void;
}

/** The form of all preferences. Each change takes effect at once. */
export const PreferencesFields = ({ preferences, onChange }: PreferencesFieldsProps) => {
  const [resets, setResets] = useState(0);
  // The setters never change, so that a field only renders when its own value changes.
  const latest = useRef({ preferences, onChange });
  useLayoutEffect(() => void (latest.current = { preferences, onChange }));
  const set = useMemo(() => {
    const change =
      <K extends keyof IrexPreferences>(key: K) =>
      (value: IrexPreferences[K]) =>
        latest.current.onChange({ ...latest.current.preferences, [key]: value });
    return {
      sliders: change('sliders'),
      passport: change('passport'),
      clients: change('clients'),
      budgetUsd: change('budgetUsd'),
      stay: change('stay'),
    };
  }, []);
  const reset = useCallback(() => {
    setResets((count) => count + 1);
    latest.current.onChange(neutralPreferences);
  }, []);
  return (
    <Stack $gap={5}>
      {about}
      <Fields key={resets}>
        <Weights sliders={preferences.sliders} onChange={set.sliders} />
        <Passport none="Any passport" passport={preferences.passport} onChange={set.passport} />
        <Clients clients={preferences.clients} onChange={set.clients} />
        <Budget budgetUsd={preferences.budgetUsd} onChange={set.budgetUsd} />
        <Stay stay={preferences.stay} onChange={set.stay} />
      </Fields>
      <Reset published={isNeutral(preferences)} onReset={reset} />
    </Stack>
  );
};

const about = (
  <Small $quiet>
    Choose what matters to you. We rescore all cities as you go.{' '}
    <TextLink quiet as={AppLink} to={`${paths.web.method()}#yours`}>
      How this works
    </TextLink>
  </Small>
);

const Reset = memo(({ published, onReset }: { published: boolean; onReset: () => void }) => (
  <Foot>
    <Button size="small" onClick={onReset} unavailable={published ? 'Nothing to reset.' : undefined}>
      Reset
    </Button>
  </Foot>
));
Reset.displayName = 'Reset';

const Weights = memo(WeightSliders);
const Passport = memo(PassportChoice);
const Clients = memo(ClientFields);
const Budget = memo(BudgetField);
const Stay = memo(StayFields);

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  align-items: center;
`;
