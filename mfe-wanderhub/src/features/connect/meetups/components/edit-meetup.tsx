import { useQuery } from '@tanstack/react-query';
import { paths, type MeetupDetail } from '@wanderwork/contracts';
import { AppLink, http, toast } from '@wanderwork/platform';
import { Banner, Button, ButtonLink, Lead, Row, Small, Stack } from '@wanderwork/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useReader } from '../../common/api/reader';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { WriteGate, type Writer } from '../../writing/components/write-gate';
import { meetupQuery } from '../api/meetups.query';
import { useMeetupForm } from '../api/use-meetup-form';
import { fromFields, toFields, toMeetupEditRequest } from '../model/meetup-form';
import { getPhase, isHosting } from '../model/phase';
import { MeetupConflict } from './meetup-conflict';
import { MeetupFields } from './meetup-fields';

/** Changes a meet-up; for its hosts. */
const EditMeetup = () => {
  const { code = '' } = useParams();
  const query = useQuery(meetupQuery(useReader(), code));
  return (
    <ConnectPage
      key={code}
      private
      narrow
      title="Change the meet-up"
      lead={<p>If the time or place changes, everyone who is going gets an email with the new one.</p>}
    >
      <WriteGate action="change this meet-up">
        {(writer) => (
          <Loaded query={query} label="This meet-up" missing={<Lead>There’s no meet-up here.</Lead>}>
            {(meetup) =>
              isHosting(meetup) && getPhase(meetup) !== 'canceled' && getPhase(meetup) !== 'over' ? (
                <EditForm meetup={meetup} writer={writer} />
              ) : (
                <NotChangeable meetup={meetup} />
              )
            }
          </Loaded>
        )}
      </WriteGate>
    </ConnectPage>
  );
};

const NotChangeable = ({ meetup }: { meetup: MeetupDetail }) => (
  <Stack $gap={4}>
    <Lead>
      {isHosting(meetup)
        ? 'This meet-up is canceled or over, so it can’t change any more.'
        : 'Only the hosts can change this meet-up.'}
    </Lead>
    <Row>
      <ButtonLink as={AppLink} to={paths.web.connectMeetup(meetup.code, meetup.slug)} variant="ink">
        See the meet-up
      </ButtonLink>
    </Row>
  </Stack>
);

const loadRules = () =>
  import('@wanderwork/contracts/requests').then(({ createValidator, MeetupEditRequest }) =>
    createValidator(MeetupEditRequest),
  );

const EditForm = ({ meetup, writer: { userId, level } }: { meetup: MeetupDetail; writer: Writer }) => {
  const navigate = useNavigate();
  const { code, city, timeZone } = meetup;
  const fields = useMeetupForm({
    userId,
    code,
    initial: { city: city.slug, ...fromFields(toFields(meetup)) },
    initialRevision: meetup.revision,
    toRequest: toMeetupEditRequest,
    rules: loadRules,
    send: (request) => http.patch<MeetupDetail>(paths.api.connect.meetup(code), request),
    onSaved: ({ slug }) => {
      toast({ tone: 'ok', title: 'Your changes are saved' });
      void navigate(paths.web.connectMeetup(code, slug));
    },
  });
  const { form, stored } = fields;
  return (
    <Stack
      as="form"
      ref={fields.element}
      $gap={5}
      aria-label="Change the meet-up"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        void fields.submit();
      }}
    >
      {fields.isRestored && <Small $quiet>Changes that you haven’t saved yet stay on this device.</Small>}
      <MeetupFields
        form={form}
        errors={fields.errors}
        timeProblem={fields.timeProblem}
        level={level}
        zone={{ city: city.name, name: timeZone }}
        isNew={false}
        onChange={fields.write}
      />
      {stored && (
        <MeetupConflict
          mine={form}
          theirs={{ ...form, ...fromFields(stored.theirs) }}
          onKeepMine={() => void fields.submit(stored.revision)}
          onTakeTheirs={() => fields.replace({ ...form, ...fromFields(stored.theirs) }, stored.revision)}
        />
      )}
      {fields.message && (
        <Banner tone="bad" role="alert" title="Not saved:">
          {fields.message}
        </Banner>
      )}
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={fields.busy} busyLabel="Saving...">
          Save changes
        </Button>
        <Button
          onClick={() => {
            fields.clear();
            void navigate(paths.web.connectMeetup(code, meetup.slug));
          }}
        >
          {fields.isRestored ? 'Discard changes' : 'Cancel'}
        </Button>
      </Row>
    </Stack>
  );
};

export default EditMeetup;
