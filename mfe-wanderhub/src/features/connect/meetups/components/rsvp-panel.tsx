import { describeSeats, formatSeats, meetupTexts, paths, type MeetupDetail } from '@wanderwork/contracts';
import { http, toast } from '@wanderwork/platform';
import { Button, Row, Stack } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { isRepeatedClick } from '../../common/model/repeated-clicks';
import { WriteGate } from '../../writing/components/write-gate';
import { useMeetupAction } from '../api/use-meetup-action';
import { getPhase, isHosting } from '../model/phase';

/** The seats, and the one thing that the reader can do: go, wait, or leave. */
export const RsvpPanel = ({ meetup }: { meetup: MeetupDetail }) => {
  const phase = getPhase(meetup);
  if (phase === 'canceled') return null;
  return (
    <Panel>
      <p role="status">{phase === 'upcoming' ? describeOwnSeat(meetup) : endings[phase]}</p>
      {phase === 'upcoming' && !isHosting(meetup) && <RsvpButtons meetup={meetup} />}
    </Panel>
  );
};

const endings = { over: meetupTexts.over, running: 'This meet-up has begun.' };

const describeOwnSeat = (meetup: MeetupDetail): string => {
  if (meetup.ownRsvp === 'going') return `You’re going. ${describeSeats(meetup)}`;
  return describeSeats(meetup);
};

/** What came of it: somebody else may have taken the last seat meanwhile. */
const announceResult = (meetup: MeetupDetail) =>
  toast(
    meetup.ownRsvp === 'going'
      ? { tone: 'ok', title: 'You’re going' }
      : {
          tone: 'ok',
          title: 'You’re on the waiting list',
          description: `${formatSeats(meetup)}. We’ll tell you when one is yours.`,
        },
  );

/** Leaving is always possible, also while writing is paused. */
const RsvpButtons = ({ meetup }: { meetup: MeetupDetail }) => {
  if (meetup.ownRsvp === 'going') return <LeaveButton meetup={meetup} label="I can’t make it" />;
  if (meetup.ownRsvp === 'waiting')
    return (
      <Stack $gap={3}>
        {meetup.isSeatOffered && (
          <p>A seat is free now. The first person on the waiting list to take it gets it.</p>
        )}
        <Row $gap={2}>
          {meetup.isSeatOffered && <JoinButton code={meetup.code} label="Take the seat" />}
          <LeaveButton meetup={meetup} label="Leave the waiting list" />
        </Row>
      </Stack>
    );
  // A free seat is for those waiting, if there are any.
  const isFull = meetup.going >= meetup.seats || meetup.waiting > 0;
  return (
    <WriteGate action="join this meet-up">
      {() => <JoinButton code={meetup.code} label={isFull ? 'Join the waiting list' : 'I’m going'} />}
    </WriteGate>
  );
};

const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (!isRepeatedClick(event)) act();
};

const JoinButton = ({ code, label }: { code: string; label: string }) => {
  const { run, busy } = useMeetupAction();
  const join = () =>
    void run(async () => announceResult(await http.put<MeetupDetail>(paths.api.connect.rsvp(code))));
  return (
    <Row>
      <Button variant="red" busy={busy} busyLabel="Saving..." onClick={onFirstClick(join)}>
        {label}
      </Button>
    </Row>
  );
};

const LeaveButton = ({ meetup, label }: { meetup: MeetupDetail; label: string }) => {
  const { run, busy } = useMeetupAction();
  const [asks, setAsks] = useState(false);
  const leave = () => run(() => http.delete(paths.api.connect.rsvp(meetup.code)), 'You’re not going');
  /** Whoever leaves a full meet-up can't just come back. */
  const isPlaceLost = meetup.ownRsvp === 'waiting' || meetup.going >= meetup.seats;
  return (
    <Row>
      <Button
        busy={busy}
        busyLabel="Saving..."
        onClick={onFirstClick(() => (isPlaceLost ? setAsks(true) : void leave()))}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={meetup.ownRsvp === 'waiting' ? 'Leave the waiting list?' : 'Give up your seat?'}
        description="Someone else moves up. If you change your mind, you start at the end of the waiting list."
        yes={meetup.ownRsvp === 'waiting' ? 'Leave the list' : 'Give it up'}
        no="Stay"
        onYes={() => void leave()}
      />
    </Row>
  );
};

const Panel = styled.div`
  display: grid;
  gap: var(--s4);
  padding: var(--s5);
  border-top: 1px solid var(--line);

  > p {
    font-weight: 600;
  }
`;
