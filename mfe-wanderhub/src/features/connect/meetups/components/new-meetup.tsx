import { useQuery } from '@tanstack/react-query';
import { paths, type MeetupDetail } from '@wanderwork/contracts';
import { AppLink, http, lazyRetry } from '@wanderwork/platform';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Banner, Button, ButtonLink, Field, Row, Stack } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConnectPage } from '../../common/components/connect-page';
import { DraftNote } from '../../writing/components/draft-note';
import { WriteGate, type Writer } from '../../writing/components/write-gate';
import { useMeetupForm } from '../api/use-meetup-form';
import { createDate, createMeetupForm, toMeetupRequest } from '../model/meetup-form';
import { MeetupFields } from './meetup-fields';

const FreeEvenings = lazyRetry(
  () => import(/* webpackChunkName: 'connect-stays' */ '../../stays/components/free-evenings'),
);

/** The days that are filled in, in order. */
const listDays = (dates: readonly { day: string }[]): string[] =>
  dates.flatMap(({ day }) => (day === '' ? [] : day)).sort();

/** Plans a meet-up on one or more dates. */
const NewMeetup = () => (
  <ConnectPage
    private
    narrow
    title="Host a meet-up"
    lead={<p>A public place, a time and a few seats. People join, and you see who’s coming.</p>}
  >
    <WriteGate action="host a meet-up">
      {(writer) => (writer.level === 'new' ? <MembersFirst /> : <NewMeetupForm writer={writer} />)}
    </WriteGate>
  </ConnectPage>
);

const MembersFirst = () => (
  <Stack as="section" $gap={4} aria-labelledby="members-first">
    <h2 id="members-first">Hosting opens once you’re a member</h2>
    <p>
      People should be able to see who invites them. You become a member automatically: 72 hours after you
      confirmed your email address, and with three posts written on two different days. Until then you can
      join any meet-up.
    </p>
    <Row $gap={2}>
      <ButtonLink as={AppLink} to={paths.web.connect()} variant="ink">
        Answer a question
      </ButtonLink>
      <ButtonLink as={AppLink} to={paths.web.connectMeetups()}>
        Join a meet-up
      </ButtonLink>
    </Row>
  </Stack>
);

const loadRules = () =>
  import('@wanderwork/contracts/requests').then(({ createValidator, MeetupRequest }) =>
    createValidator(MeetupRequest),
  );

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the link to this page has filled in: a city, and the first day. */
const readInitial = (params: URLSearchParams) => {
  const from = params.get('from') ?? '';
  return createMeetupForm({
    city: params.get('city'),
    dates: [createDate({ day: ISO_DAY.test(from) ? from : '' })],
  });
};

const NewMeetupForm = ({ writer: { userId, level } }: { writer: Writer }) => {
  const [params] = useSearchParams();
  const [initial, setInitial] = useState(() => readInitial(params));
  const navigate = useNavigate();
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  const fields = useMeetupForm({
    userId,
    code: null,
    initial,
    initialRevision: null,
    toRequest: toMeetupRequest,
    rules: loadRules,
    send: (request) => http.post<MeetupDetail>(paths.api.connect.meetups(), request),
    onSaved: ({ code, slug }) => void navigate(paths.web.connectMeetup(code, slug)),
  });
  const { form, errors, write } = fields;
  const city = cities.find(({ value }) => value === form.city);
  const clear = () => {
    fields.clear();
    // New ids: the old ones may have been sent.
    setInitial(createMeetupForm());
  };
  return (
    <Stack
      as="form"
      ref={fields.element}
      $gap={5}
      aria-label="New meet-up"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        void fields.submit();
      }}
    >
      <Field label="City" error={errors.city && 'Please choose a city'} required>
        <Combobox
          options={cities}
          value={form.city}
          listLabel="Cities"
          onChange={(slug) => write({ city: slug })}
        />
      </Field>
      <MeetupFields
        form={form}
        errors={errors}
        timeProblem={fields.timeProblem}
        level={level}
        zone={city ? { city: city.label, name: city.timezone } : null}
        isNew
        onChange={write}
      />
      {form.city !== null && (
        <Suspense>
          <FreeEvenings citySlug={form.city} dates={listDays(form.dates)} />
        </Suspense>
      )}
      <DraftNote draft={{ isRestored: fields.isRestored, savedIn: 'device', clear }} />
      {fields.message && (
        <Banner tone="bad" role="alert" title="Not sent:">
          {fields.message} What you typed is saved on this device.
        </Banner>
      )}
      <Row>
        <Button type="submit" variant="red" busy={fields.busy} busyLabel="Publishing...">
          {form.dates.length > 1 ? `Publish ${form.dates.length} dates` : 'Publish the meet-up'}
        </Button>
      </Row>
    </Stack>
  );
};

export default NewMeetup;
