import { paths, type IrexWishes } from '@wanderwork/contracts';
import { asksNothing, neutralWishes } from '@wanderwork/irex';
import { AppLink } from '@wanderwork/platform';
import { Button, Small, Stack, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { BudgetField } from './budget-field';
import { PassportChoice } from '../../../shared/wishes/passport-choice';
import { ClientFields } from '../../../shared/wishes/client-fields';
import { StayFields } from './stay-fields';
import { WeightSliders } from './weight-sliders';

export interface WishesFieldsProps {
  wishes: IrexWishes;
  onChange: (wishes: IrexWishes) => void;
}

/** Everything one can wish. A change takes effect at once. */
const WishesFields = ({ wishes, onChange }: WishesFieldsProps) => {
  const [resets, setResets] = useState(0);
  const change = (part: Partial<IrexWishes>) => onChange({ ...wishes, ...part });
  const reset = () => {
    setResets(resets + 1);
    onChange(neutralWishes);
  };
  return (
    <Stack $gap={5}>
      <Small $quiet>
        What counts for you? All cities are scored again as you move.{' '}
        <TextLink quiet as={AppLink} to={`${paths.web.method()}#yours`}>
          By these rules
        </TextLink>
      </Small>
      <Fields key={resets}>
        <WeightSliders sliders={wishes.sliders} onChange={(sliders) => change({ sliders })} />
        <PassportChoice
          none="No matter"
          passport={wishes.passport}
          onChange={(passport) => change({ passport })}
        />
        <ClientFields clients={wishes.clients} onChange={(clients) => change({ clients })} />
        <BudgetField budgetUsd={wishes.budgetUsd} onChange={(budgetUsd) => change({ budgetUsd })} />
        <StayFields stay={wishes.stay} onChange={(stay) => change({ stay })} />
      </Fields>
      <Foot>
        <Button
          size="small"
          onClick={reset}
          unavailable={asksNothing(wishes) ? 'Everything is as published.' : undefined}
        >
          Reset
        </Button>
      </Foot>
    </Stack>
  );
};

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

export default WishesFields;
