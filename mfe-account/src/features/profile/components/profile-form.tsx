import { useQueryClient, useQuery } from '@tanstack/react-query';
import { type Profile } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, media, Row, Stack, TextInput } from '@wanderwork/ui';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Combobox } from '@wanderwork/ui/controls';
import { useRef, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { Part } from '../../../shared/part';
import { toErrorMessage } from '../../../shared/error-message';
import { profileQuery } from '../../../shared/profile.query';
import { changeProfile } from '../api/profile';
import {
  getChanges,
  toFormValues,
  joinPassports,
  splitPassports,
  toRequest,
  type ProfileValues,
} from '../model/profile-form';
import { ClientFields } from './client-fields';
import { Passports } from './passports';

interface Props {
  city: string;
  onCity: (slug: string) => void;
  /** The input props of the free-text place. */
  place: ComponentProps<typeof TextInput>;
  errors: Record<string, string>;
}

/** The member's home: a city of ours, or a place as free text. */
const HomeFields = ({ city, onCity, place, errors }: Props) => {
  // The list is fetched only when it is needed: to show the name of the chosen city, or to choose one.
  const [isListNeeded, setListNeeded] = useState(city !== '');
  const { data = [] } = useQuery({ ...cityChoicesQuery, enabled: isListNeeded });
  return (
    <>
      <Field label="Home city" error={errors.homeCity} optional>
        <Combobox
          options={data}
          value={city === '' ? null : city}
          listLabel="Cities"
          placeholder="Search cities"
          onFocus={() => setListNeeded(true)}
          onChange={(slug) => onCity(slug ?? '')}
        />
      </Field>
      <Field label="Or another place" error={errors.homePlace} optional>
        <TextInput autoComplete="address-level2" {...place} />
      </Field>
    </>
  );
};

/** The form of the member's profile. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const client = useQueryClient();
  /** The values last received from the server. Only fields that differ from them are sent. */
  const savedValues = useRef(toFormValues(profile));
  const { values, set, formProps, text, errors, problem, busy } = useForm({
    initial: toFormValues(profile),
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, ProfileRequest }) =>
        createValidator(ProfileRequest),
      ),
    check: (filled, validate) => validate(toRequest(filled)),
    send: async (filled) => {
      const changes = getChanges(filled, savedValues.current);
      const saved = await changeProfile(toRequest(changes));
      client.setQueryData(profileQuery.queryKey, saved);
      savedValues.current = toFormValues(saved);
      for (const [name, value] of Object.entries(getChanges(savedValues.current, filled)))
        if (!(name in changes)) set(name as keyof ProfileValues, value);
      toast({ title: 'Saved', description: 'Your profile is up to date.', tone: 'ok' });
    },
  });
  return (
    <form aria-label="Profile" {...formProps}>
      <Part title="Name" about="Shown in the header, in Connect and on what you share.">
        <Pair>
          <Field label="First name" error={errors.firstName} required>
            <TextInput autoComplete="given-name" {...text('firstName')} />
          </Field>
          <Field label="Last name" error={errors.lastName} required>
            <TextInput autoComplete="family-name" {...text('lastName')} />
          </Field>
        </Pair>
      </Part>
      <Part title="Home" about="Where you start from. We compare flights, costs and climate with it.">
        <Pair>
          <HomeFields
            city={values.homeCity}
            onCity={(slug) => set('homeCity', slug)}
            place={text('homePlace')}
            errors={errors}
          />
        </Pair>
      </Part>
      <Part title="Travel documents" about="Countries only: no numbers, no copies.">
        <Passports
          codes={splitPassports(values)}
          onChange={(codes) => set('passports', joinPassports(codes))}
          error={errors.passports}
        />
      </Part>
      <Part title="Your clients" about="Their time zone and working hours.">
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
            {toErrorMessage(problem)} What you typed is still here.
          </Banner>
        )}
        <Row>
          <Button type="submit" variant="red" busy={busy} busyLabel="Saving...">
            Save profile
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

/** Aligned with the fields, not with the titles of the parts. */
const Foot = styled.div`
  display: grid;
  gap: var(--s4);
  padding-top: var(--s6);
  border-top: 1px solid var(--line);

  ${media.desktop} {
    padding-inline-start: calc(300px + var(--s8));
  }
`;
