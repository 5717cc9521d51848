import { useQuery, useQueryClient } from '@tanstack/react-query';
import { connectLimits, paths, type OwnConnectProfile } from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Chip, Field, Row, Small, Stack, TextArea, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useState } from 'react';
import { formatLanguage } from '../../common/model/languages';
import { OwnPortrait } from './own-portrait';

type Profile = OwnConnectProfile['profile'];

/** Languages that people can pick, by their ISO 639 codes. */
const languageCodes =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km ko ky lo lt lv mk ml mn mr ms my nb ne nl pa pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi yue zh zu'.split(
    ' ',
  );

/** The handle, name and what else a person wants to show; `null` for a first profile. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const client = useQueryClient();
  const [languages, setLanguages] = useState(profile?.languages ?? []);
  const { formProps, values, text, set, errors, problem, busy } = useForm({
    initial: {
      handle: profile?.handle ?? '',
      name: profile?.name ?? '',
      about: profile?.about ?? '',
      homeCity: profile?.homeCity ?? '',
    },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, ConnectProfileRequest }) =>
        createValidator(ConnectProfileRequest),
      ),
    check: (typed, validate) => validate(toRequest(typed, languages)),
    send: async (typed) => {
      await http.put(paths.api.connect.profile(), toRequest(typed, languages));
      if (profile) toast({ tone: 'ok', title: 'Your profile is saved' });
      await client.invalidateQueries({ queryKey: ['connect'] });
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Your profile" {...formProps}>
      {profile && <OwnPortrait profile={profile} />}
      <Field
        label="Handle"
        description={`${connectLimits.handle.min} to ${connectLimits.handle.max} lower-case letters, digits, hyphens or underscores. Others mention you as @handle. If you change it later, nobody can take the old one for a year.`}
        error={errors.handle}
        required
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          {...text('handle')}
        />
      </Field>
      <Field label="Name" error={errors.name} required>
        <TextInput autoComplete="nickname" maxLength={connectLimits.name} {...text('name')} />
      </Field>
      <Field label="About you" optional error={errors.about}>
        <TextArea rows={3} maxLength={connectLimits.about} {...text('about')} />
      </Field>
      <Languages codes={languages} onChange={setLanguages} />
      <HomeCity slug={values.homeCity} onChange={(slug) => set('homeCity', slug)} />
      <Small $quiet>
        Your profile never shows your email address, surname, age, when you were last here or where you stay.
      </Small>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t save your profile. Please try again.')}
        </Banner>
      )}
      <Row>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving...">
          {profile ? 'Save changes' : 'Save and continue'}
        </Button>
      </Row>
    </Stack>
  );
};

interface Typed {
  handle: string;
  name: string;
  about: string;
  homeCity: string;
}

const toRequest = ({ handle, homeCity, ...rest }: Typed, languages: string[]) => ({
  ...rest,
  handle: handle.trim().replace(/^@/, ''),
  languages,
  ...(homeCity && { homeCity }),
});

interface LanguagesProps {
  codes: string[];
  onChange: (codes: string[]) => void;
}

const Languages = ({ codes, onChange }: LanguagesProps) => (
  <Stack $gap={2}>
    <Field label="Languages you speak" optional>
      <Combobox
        options={languageCodes.filter((code) => !codes.includes(code)).map(toOption)}
        value={null}
        listLabel="Languages"
        disabled={codes.length >= connectLimits.languages}
        onChange={(code) => code && onChange([...codes, code])}
      />
    </Field>
    {codes.length > 0 && (
      <Row role="group" aria-label="Your languages" $gap={2}>
        {codes.map((code) => (
          <Chip
            key={code}
            aria-label={`Remove ${formatLanguage(code)}`}
            onClick={() => onChange(codes.filter((other) => other !== code))}
          >
            {formatLanguage(code)} ×
          </Chip>
        ))}
      </Row>
    )}
  </Stack>
);

const toOption = (code: string) => ({ value: code, label: formatLanguage(code) });

const HomeCity = ({ slug, onChange }: { slug: string; onChange: (slug: string) => void }) => {
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  return (
    <Field label="Home city" optional>
      <Combobox
        options={cities}
        value={slug || null}
        listLabel="Cities"
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    </Field>
  );
};
