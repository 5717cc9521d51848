import {
  formatDate,
  formatMeeting,
  formatOverlap,
  paths,
  toUtcDay,
  type OverlapWeek,
  type Stay,
} from '@wanderwork/contracts';
import { AppLink, getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, ButtonLink, Card, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { Switch } from '@wanderwork/ui/controls';
import { findWeeks, listDays } from '../model/weeks';
import FreeEvenings from './free-evenings';

interface Props {
  stay: Stay;
  overlaps: readonly OverlapWeek[];
  mayHost: boolean;
}

/** A stay with what the last count says about its weeks. */
export const StayCard = ({ stay, overlaps, mayHost }: Props) => {
  const { id, city, from, to } = stay;
  return (
    <Card $pad aria-labelledby={`stay-${id}`}>
      <Stack $gap={4}>
        <Row $justify="between" $gap={2}>
          <h2 id={`stay-${id}`}>
            <TextLink quiet as={AppLink} to={paths.web.connectPlace('city', city.slug)}>
              {city.name}
            </TextLink>
          </h2>
          <RemoveButton stay={stay} />
        </Row>
        <p>
          {formatDate(from)} – {formatDate(to)}
        </p>
        <Weeks stay={stay} weeks={findWeeks(stay, overlaps)} mayHost={mayHost} />
        <Hand stay={stay} />
      </Stack>
    </Card>
  );
};

const useStayAction = () =>
  useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'Couldn’t save that',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });

const RemoveButton = ({ stay: { id, city, from } }: { stay: Stay }) => {
  const { run, busy } = useStayAction();
  return (
    <Button
      size="small"
      busy={busy}
      busyLabel="Removing..."
      aria-label={`Remove the stay in ${city.name} from ${formatDate(from)}`}
      onClick={() => void run(() => http.delete(paths.api.connect.stay(id)), 'Your stay is removed')}
    >
      Remove
    </Button>
  );
};

interface WeeksProps {
  stay: Stay;
  weeks: readonly OverlapWeek[];
  mayHost: boolean;
}

const Weeks = ({ stay, weeks, mayHost }: WeeksProps) => {
  if (!stay.isCounted)
    return <Small $quiet>We count tonight. Look again tomorrow to see how many members will be there.</Small>;
  if (weeks.length === 0)
    return <Small $quiet>Fewer than three other members so far, so there is no number to show.</Small>;
  return (
    <Stack as="ul" role="list" aria-label={`Who overlaps in ${stay.city.name}`} $gap={3}>
      {weeks.map((week) => (
        <Stack as="li" key={week.week} $gap={2}>
          {week.members !== null && <p>{formatOverlap(week, week.members)}</p>}
          {stay.wantsToMeet && week.meeting !== null && (
            <Meeting stay={stay} week={week} people={week.meeting} mayHost={mayHost} />
          )}
        </Stack>
      ))}
    </Stack>
  );
};

interface MeetingProps {
  stay: Stay;
  week: OverlapWeek;
  people: NonNullable<OverlapWeek['meeting']>;
  mayHost: boolean;
}

/** The people who would like to meet, and how to bring them to a table. */
const Meeting = ({ stay, week: { week, city }, people, mayHost }: MeetingProps) => {
  const days = listDays(stay, week, toUtcDay());
  return (
    <>
      <p>
        <strong>{formatMeeting(people)}</strong>
      </p>
      {mayHost && days[0] !== undefined && (
        <>
          <FreeEvenings citySlug={city.slug} dates={days} />
          <Row>
            <ButtonLink as={AppLink} to={paths.web.connectNewMeetupFrom(city.slug, days[0])} variant="ink">
              Host a meet-up
            </ButtonLink>
          </Row>
        </>
      )}
    </>
  );
};

const Hand = ({ stay: { id, city, wantsToMeet } }: { stay: Stay }) => {
  const { run, busy } = useStayAction();
  const url = paths.api.connect.raisedHand(id);
  return (
    <Switch
      checked={wantsToMeet}
      disabled={busy}
      description={`Once three people in ${city.name} have turned this on, each of them sees how many there are. Counting starts tonight.`}
      onCheckedChange={(isOn) => void run(() => (isOn ? http.put(url) : http.delete(url)))}
    >
      I’d like to meet people
    </Switch>
  );
};
