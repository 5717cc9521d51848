import { paths, type MeetupDetail } from '@wanderwork/contracts';
import { AppLink, http, lazyRetry } from '@wanderwork/platform';
import { Button, ButtonLink, Row, Small, Stack } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { Suspense, useState } from 'react';
import { useMeetupAction } from '../api/use-meetup-action';
import { getPhase } from '../model/phase';
import { CoHosts } from './co-hosts';

const CancelDialog = lazyRetry(() => import(/* webpackChunkName: 'connect-dialogs' */ './cancel-dialog'));

/** What hosts can do with an upcoming meet-up. */
export const HostTools = ({ meetup }: { meetup: MeetupDetail }) => {
  const [isCanceling, setIsCanceling] = useState(false);
  if (getPhase(meetup) !== 'upcoming') return null;
  return (
    <Stack as="section" $gap={5} aria-labelledby="hosting">
      <Stack $gap={2}>
        <h2 id="hosting">You’re hosting</h2>
        <Small $quiet>Hosts don’t take up a seat.</Small>
      </Stack>
      <Row $gap={2}>
        <ButtonLink as={AppLink} to={paths.web.connectMeetupEdit(meetup.code, meetup.slug)} variant="ink">
          Change the meet-up
        </ButtonLink>
        <Button onClick={() => setIsCanceling(true)}>Cancel the meet-up</Button>
        <StopHosting meetup={meetup} />
      </Row>
      <CoHosts meetup={meetup} />
      {isCanceling && (
        <Suspense>
          <CancelDialog meetup={meetup} onClose={() => setIsCanceling(false)} />
        </Suspense>
      )}
    </Stack>
  );
};

const describeSuccession = ({ ownRole, coHosts }: MeetupDetail): string => {
  if (ownRole === 'co-host') return 'The host stays. You can go as a guest if a seat is free.';
  const [next] = coHosts;
  if (next) return `${next.name} takes over as the host.`;
  return 'There is no co-host. We ask the people going for 48 hours whether one of them takes over. If nobody does, the meet-up is canceled.';
};

const StopHosting = ({ meetup }: { meetup: MeetupDetail }) => {
  const { run, busy } = useMeetupAction();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="plain" busy={busy} busyLabel="Saving..." onClick={() => setAsks(true)}>
        Stop hosting
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Stop hosting this meet-up?"
        description={describeSuccession(meetup)}
        yes="Stop hosting"
        no="Keep hosting"
        onYes={() =>
          void run(() => http.delete(paths.api.connect.hosting(meetup.code)), 'You’re no longer hosting')
        }
      />
    </>
  );
};
