import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths, stayLimits, toUtcDay } from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, Row, Stack, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { createClientId } from '../../common/model/client-id';
import { addDays } from '../model/weeks';

/** Adds a stay. The city may come from the address: `?city=lisbon`. */
export const StayForm = () => {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  const requestId = useRequestId();
  const { formProps, values, text, set, clear, errors, problem, busy } = useForm({
    initial: { city: params.get('city') ?? '', from: '', to: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, StayRequest }) =>
        createValidator(StayRequest),
      ),
    send: async (typed) => {
      await http.put(paths.api.connect.stay(requestId.get(typed)), typed);
      toast({ tone: 'ok', title: 'Your stay is saved' });
      clear();
      await client.invalidateQueries({ queryKey: ['connect'] });
    },
  });
  const lastDay = addDays(toUtcDay(), stayLimits.weeksAhead * 7);
  return (
    <Stack as="form" $gap={4} aria-label="Add a stay" {...formProps}>
      <Field label="City" error={errors.city} required>
        <Combobox
          options={cities}
          value={values.city || null}
          listLabel="Cities"
          placeholder="Lisbon, Medellín, …"
          onChange={(slug) => set('city', slug ?? '')}
        />
      </Field>
      <Days>
        <Field label="First day" error={errors.from} required>
          <TextInput type="date" max={lastDay} {...text('from')} />
        </Field>
        <Field label="Last day" error={errors.to} required>
          <TextInput type="date" max={lastDay} {...text('to')} />
        </Field>
      </Days>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t save your stay. Please try again.')} What you entered is
          still here.
        </Banner>
      )}
      <Row>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving...">
          Add stay
        </Button>
      </Row>
    </Stack>
  );
};

/** The same id while the same stay is tried again, so that it is added once. */
const useRequestId = () => {
  const last = useRef<{ id: string; body: string } | null>(null);
  return {
    get: (typed: object): string => {
      const body = JSON.stringify(typed);
      if (last.current?.body !== body) last.current = { id: createClientId(), body };
      return last.current.id;
    },
  };
};

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
  gap: var(--s3);
`;
