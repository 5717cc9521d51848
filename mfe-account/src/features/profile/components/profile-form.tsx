import { useQueryClient } from '@tanstack/react-query';
import { type Profile } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, media, Row, Stack, TextInput } from '@wanderwork/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { Part } from '../../../shared/part';
import { errorMessage } from '../../../shared/error-messages';
import { profileQuery } from '../../../shared/profile.query';
import { changeProfile } from '../api/change-profile';
import {
  changesIn,
  formOf,
  joinPassports,
  passportsOf,
  requestOf,
  type ProfileValues,
} from '../model/profile-form';
import { ClientFields } from './client-fields';
import { HomeFields } from './home-fields';
import { Passports } from './passports';

/** What a person says of themselves, in one form. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const client = useQueryClient();
  /** As the server had it last: what differs from it was changed here. */
  const shown = useRef(formOf(profile));
  const { values, set, formProps, text, errors, problem, busy } = useForm({
    initial: formOf(profile),
    check: (filled) => findFieldErrors('profile', requestOf(filled)),
    send: async (filled) => {
      const changes = changesIn(filled, shown.current);
      const kept = await changeProfile(requestOf(changes));
      client.setQueryData(profileQuery.queryKey, kept);
      shown.current = formOf(kept);
      for (const [name, value] of Object.entries(changesIn(shown.current, filled)))
        if (!(name in changes)) set(name as keyof ProfileValues, value);
      toast({ title: 'Saved', description: 'Your profile is up to date.', tone: 'ok' });
    },
  });
  return (
    <form aria-label="Profile" {...formProps}>
      <Part title="Name" about="As others see it: in the header, in Connect, on what you share.">
        <Pair>
          <Field label="First name" error={errors.firstName} required>
            <TextInput autoComplete="given-name" {...text('firstName')} />
          </Field>
          <Field label="Last name" error={errors.lastName} required>
            <TextInput autoComplete="family-name" {...text('lastName')} />
          </Field>
        </Pair>
      </Part>
      <Part title="Home" about="Where you start from. Flights, costs and climate are compared with it.">
        <Pair>
          <HomeFields
            city={values.homeCity}
            onCity={(slug) => set('homeCity', slug)}
            place={text('homePlace')}
            errors={errors}
          />
        </Pair>
      </Part>
      <Part title="Travel papers" about="Only which countries: no numbers, no copies.">
        <Passports
          codes={passportsOf(values)}
          onChange={(codes) => set('passports', joinPassports(codes))}
          error={errors.passports}
        />
      </Part>
      <Part title="Your clients" about="When the people you work for are at their desks.">
        <Stack $gap={4}>
          <ClientFields
            zone={values.clientTimeZone}
            onZone={(zone) => set('clientTimeZone', zone)}
            from={text('clientHoursFrom')}
            to={text('clientHoursTo')}
            errors={errors}
          />
        </Stack>
      </Part>
      <Foot>
        {problem !== null && (
          <Banner tone="bad" role="alert" title="Not saved.">
            {errorMessage(problem)} What you typed stays here.
          </Banner>
        )}
        <Row>
          <Button type="submit" variant="red" busy={busy} busyLabel="Saving...">
            Save the profile
          </Button>
        </Row>
      </Foot>
    </form>
  );
};

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--s4);
`;

/** Below the fields, not below their titles. */
const Foot = styled.div`
  display: grid;
  gap: var(--s4);
  padding-top: var(--s6);
  border-top: 1px solid var(--line);

  ${media.desk} {
    padding-inline-start: calc(300px + var(--s8));
  }
`;
