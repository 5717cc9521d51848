import { formatDateTime, meetupTexts, paths, type MeetupDetail } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { Banner, Button } from '@wanderwork/ui';
import { HELD_TEXT } from '../../common/model/labels';
import { useMeetupAction } from '../api/use-meetup-action';
import { getPhase } from '../model/phase';

/** What a reader must know first: it is canceled, nobody hosts it, or somebody waits for their answer. */
export const MeetupNotices = ({ meetup }: { meetup: MeetupDetail }) => {
  const { status, isBlockedPersonGoing, cancelReason, ownRole } = meetup;
  const phase = getPhase(meetup);
  if (phase === 'canceled')
    return (
      <Banner tone="bad" title={meetupTexts.canceled}>
        {cancelReason && (
          <>
            The reason: <bdi>{cancelReason}</bdi>
          </>
        )}
      </Banner>
    );
  return (
    <>
      {status === 'held' && <Banner tone="info">{HELD_TEXT}</Banner>}
      {isBlockedPersonGoing && <Banner tone="warn">{meetupTexts.blockedPersonGoing}</Banner>}
      {phase === 'upcoming' && ownRole === 'invited' && <Invitation meetup={meetup} />}
      {phase === 'upcoming' && meetup.takeOverUntil && (
        <TakeOver meetup={meetup} until={meetup.takeOverUntil} />
      )}
    </>
  );
};

const Invitation = ({ meetup: { code, host } }: { meetup: MeetupDetail }) => {
  const { run, busy } = useMeetupAction();
  const path = paths.api.connect.hosting(code);
  return (
    <Banner
      tone="info"
      title={`${host?.name ?? 'The host'} asks you to be a co-host.`}
      actions={
        <>
          <Button
            size="small"
            variant="ink"
            busy={busy}
            onClick={() => void run(() => http.put(path), 'You’re a co-host')}
          >
            Accept
          </Button>
          <Button size="small" busy={busy} onClick={() => void run(() => http.delete(path))}>
            Decline
          </Button>
        </>
      }
    >
      Co-hosts see the guest list, can change the meet-up, and take over if the host leaves.
    </Banner>
  );
};

const TakeOver = ({ meetup: { code, canTakeOver }, until }: { meetup: MeetupDetail; until: string }) => {
  const { run, busy } = useMeetupAction();
  if (!canTakeOver) return <Banner tone="warn">{meetupTexts.noHost}</Banner>;
  return (
    <Banner
      tone="warn"
      title="The host left. Will you take over?"
      actions={
        <Button
          size="small"
          variant="ink"
          busy={busy}
          busyLabel="Saving..."
          onClick={() => void run(() => http.put(paths.api.connect.hosting(code)), 'You’re the host now')}
        >
          Take over
        </Button>
      }
    >
      If nobody does by {formatDateTime(until)} (your time), the meet-up is canceled.
    </Banner>
  );
};
