import {
  paths,
  type IrexPreferences,
  monthNames,
  STAY_MONTHS_MAX,
  type IrexStay,
  BUDGET_MAX,
  BUDGET_MIN,
} from '@wanderwork/contracts';
import { isNeutral, neutralPreferences } from '@wanderwork/irex';
import { AppLink } from '@wanderwork/platform';
import { usePrices, type Prices } from '@wanderwork/platform/prices';
import { parseMoney, toWholeTypedMoney } from '@wanderwork/platform/prices/typed-money';
import { Button, Small, Stack, TextLink, Field, TextInput } from '@wanderwork/ui';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import PassportChoice from '../../../shared/preferences/passport-choice';
import ClientFields from '../../../shared/preferences/client-fields';
import { Choice } from '../../../shared/choice';
import { WeightSliders } from './weight-sliders';

const SAMPLE_BUDGET_USD = 1500;

interface BudgetProps {
  budgetUsd: number | null;
  onChange: (budgetUsd: number | null) => void;
}

/** Reads a budget typed in the currency, as whole US dollars; null if it is invalid or out of bounds. */
const parseBudget = (text: string, currency: Prices['currency']): number | null => {
  const usd = Math.round(parseMoney(text, currency) ?? NaN);
  return usd >= BUDGET_MIN && usd <= BUDGET_MAX ? usd : null;
};

/** The monthly budget, in the person's currency. Invalid text changes nothing and shows an error. */
const BudgetField = ({ budgetUsd, onChange }: BudgetProps) => {
  const { format, currency } = usePrices();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (budgetUsd === null ? '' : toWholeTypedMoney(budgetUsd, currency));
  const isInvalid = text.trim() !== '' && parseBudget(text, currency) === null;
  const handleChange = (next: string) => {
    setTyped(next);
    const nextUsd = parseBudget(next, currency);
    if (next.trim() === '' || nextUsd !== null) onChange(nextUsd);
  };
  return (
    <Field
      label="Monthly budget"
      description={`${currency?.code ?? 'US dollars'}; replaces the affordability score`}
      error={isInvalid ? `Please enter an amount from ${format(BUDGET_MIN)} to ${format(BUDGET_MAX)}` : null}
      optional
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        placeholder={Number(toWholeTypedMoney(SAMPLE_BUDGET_USD, currency)).toLocaleString('en')}
        value={text}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={() => isInvalid || setTyped(null)}
      />
    </Field>
  );
};

const USUAL_MONTHS = 3;

interface StayProps {
  stay: IrexStay | null;
  onChange: (stay: IrexStay | null) => void;
}

const lengths = Array.from({ length: STAY_MONTHS_MAX }, (_, at) => at + 1);

/** The month and length of the stay. The climate of those months counts. */
const StayFields = ({ stay, onChange }: StayProps) => (
  <>
    <Choice
      label="Arriving in"
      description="The weather of your months counts"
      none="Any month"
      value={stay?.month ?? null}
      onChoose={(month) =>
        onChange(month === '' ? null : { month: Number(month), months: stay?.months ?? USUAL_MONTHS })
      }
    >
      {monthNames.map((name, at) => [String(at + 1), name])}
    </Choice>
    {stay && (
      <Choice
        label="Staying for"
        none="Any length"
        value={stay.months}
        onChoose={(months) => onChange(months === '' ? null : { ...stay, months: Number(months) })}
      >
        {lengths.map((months) => [String(months), months === 1 ? '1 month' : `${months} months`])}
      </Choice>
    )}
  </>
);

interface PreferencesFieldsProps {
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
        <Passport
          placeholder="Any passport"
          description="How you enter a country counts"
          passport={preferences.passport}
          onChange={set.passport}
        />
        <Clients clients={preferences.clients} onChange={set.clients} />
        <Budget budgetUsd={preferences.budgetUsd} onChange={set.budgetUsd} />
        <Stay stay={preferences.stay} onChange={set.stay} />
      </Fields>
      <Reset published={isNeutral(preferences)} onReset={reset} />
      {planLink}
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

const planLink = (
  <Small>
    <TextLink as={AppLink} to={paths.web.planner()}>
      Plan a trip with these preferences
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
