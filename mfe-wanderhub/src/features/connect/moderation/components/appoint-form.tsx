import { useQueryClient } from '@tanstack/react-query';
import { cityRegions, EVERYWHERE, paths, toRegionSlug, type Moderator } from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Checkbox, Field, Row, Stack, TextInput } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { toPlaceName } from '../../common/model/place-name';
import { getEndDays, toEndOfDay } from '../model/times';

const regionChoices = [EVERYWHERE, ...cityRegions.map(toRegionSlug)];

interface Typed {
  handle: string;
  reason: string;
  until: string;
}

const toRequest = ({ reason, until }: Typed, regions: readonly string[]) => ({
  regions,
  reason,
  until: until && toEndOfDay(until),
});

const toHandle = (typed: string): string => typed.trim().replace(/^@/, '');

interface Props {
  /** The moderator whose appointment changes; null for a new one. */
  moderator: Moderator | null;
  onDone: () => void;
}

/** Appoints a moderator for some regions, or changes the appointment. */
export const AppointForm = ({ moderator, onDone }: Props) => {
  const client = useQueryClient();
  const appointed = moderator?.regions ?? [];
  const [regions, setRegions] = useState(appointed.map(({ region }) => region));
  const { formProps, text, errors, problem, busy, clear } = useForm({
    initial: {
      handle: moderator?.handle ?? '',
      reason: appointed[0]?.reason ?? '',
      until: appointed[0]?.until.slice(0, 10) ?? '',
    },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, ModeratorRequest }) =>
        createValidator(ModeratorRequest),
      ),
    check: async (typed, validate) => [
      ...(toHandle(typed.handle) === ''
        ? [{ path: 'handle', rule: 'required', message: 'Please enter a handle' }]
        : []),
      ...(await validate(toRequest(typed, regions))),
    ],
    send: async (typed) => {
      await http.put(paths.api.connect.moderator(toHandle(typed.handle)), toRequest(typed, regions));
      toast({
        tone: 'ok',
        title: `@${toHandle(typed.handle)} is a moderator`,
        description: 'They can start once they have a second factor.',
      });
      clear();
      setRegions([]);
      onDone();
      await client.invalidateQueries({ queryKey: ['connect'] });
    },
  });
  const toggle = (region: string) =>
    setRegions((before) =>
      before.includes(region) ? before.filter((other) => other !== region) : [...before, region],
    );
  return (
    <Stack as="form" $gap={4} aria-labelledby="appoint" {...formProps}>
      <h3 id="appoint">
        {moderator ? `Change the appointment of ${moderator.name}` : 'Appoint a moderator'}
      </h3>
      <Fields>
        <Field label="Handle" description="Without the @." error={errors.handle} required>
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            readOnly={moderator !== null}
            {...text('handle')}
          />
        </Field>
        <Field
          label="Until"
          description="At most a year ahead."
          error={errors.until && 'Please choose a day within a year'}
          required
        >
          <TextInput type="date" {...getEndDays()} {...text('until')} />
        </Field>
      </Fields>
      <Regions>
        <legend>Regions</legend>
        <div>
          {regionChoices.map((region) => (
            <Checkbox
              key={region}
              checked={regions.includes(region)}
              disabled={busy}
              onChange={() => toggle(region)}
            >
              {toPlaceName(region)}
            </Checkbox>
          ))}
        </div>
        {errors.regions && <p role="alert">Please choose at least one region</p>}
      </Regions>
      <Field label="Reason" description="Shown in the audit log." error={errors.reason} required>
        <TextInput autoComplete="off" maxLength={500} {...text('reason')} />
      </Field>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t save the appointment. Please try again.')}
        </Banner>
      )}
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving...">
          {moderator ? 'Save changes' : 'Appoint'}
        </Button>
        {moderator && <Button onClick={onDone}>Cancel</Button>}
      </Row>
    </Stack>
  );
};

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--s4);
  max-width: 40rem;
`;

const Regions = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--s2);
    padding: 0;
    font-size: var(--f-sm);
    font-weight: 600;
  }

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
    gap: 2px var(--s4);
  }

  > p {
    margin-top: var(--s2);
    font-size: var(--f-sm);
    color: var(--bad);
  }
`;
