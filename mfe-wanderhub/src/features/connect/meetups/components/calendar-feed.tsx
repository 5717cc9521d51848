import { useQuery } from '@tanstack/react-query';
import {
  formatDateTime,
  formatLocalDate,
  paths,
  type CalendarFeed as Feed,
  type NewCalendarFeed,
} from '@wanderwork/contracts';
import { http, toast } from '@wanderwork/platform';
import { Button, Field, Row, Small, Stack, TextInput } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { Loaded } from '../../common/components/loaded';
import { calendarQuery } from '../api/meetups.query';
import { useMeetupAction } from '../api/use-meetup-action';

/** A private address that puts the reader's meet-ups into their own calendar: made, copied and turned off here. */
export const CalendarFeed = ({ userId }: { userId: string }) => {
  const query = useQuery(calendarQuery(userId));
  const [url, setUrl] = useState<string | null>(null);
  return (
    <Stack as="section" $gap={3} aria-labelledby="calendar">
      <h2 id="calendar">In your calendar</h2>
      <p>
        Subscribe to a private link, and the meet-ups you host or go to appear in your calendar and stay up to
        date. Anyone who has the link can read them, so keep it to yourself.
      </p>
      <Loaded query={query} label="Your calendar link">
        {({ feed }) => (
          <>
            {url !== null && feed && <NewLink url={url} />}
            {feed && <Small $quiet>{describeFeed(feed)}</Small>}
            <FeedButtons feed={feed} onChange={setUrl} />
          </>
        )}
      </Loaded>
    </Stack>
  );
};

const describeFeed = ({ createdAt, readAt }: Feed): string =>
  `You have a link from ${formatLocalDate(createdAt)}. ${readAt ? `A calendar last read it on ${formatDateTime(readAt)}.` : 'No calendar has read it yet.'}`;

const NewLink = ({ url }: { url: string }) => (
  <Stack $gap={2}>
    <Field
      label="Your private link"
      description="Copy it now: we keep only its fingerprint and can’t show it again."
    >
      <TextInput readOnly dir="ltr" value={url} onFocus={(event) => event.target.select()} />
    </Field>
    <Row>
      <Button
        variant="ink"
        onClick={() =>
          void navigator.clipboard.writeText(url).then(
            () => toast({ title: 'Link copied', tone: 'ok' }),
            () => toast({ title: 'We couldn’t copy it. Please select and copy it yourself.', tone: 'bad' }),
          )
        }
      >
        Copy
      </Button>
    </Row>
  </Stack>
);

interface ButtonsProps {
  feed: Feed | null;
  onChange: (url: string | null) => void;
}

const questions = {
  replace: { title: 'Make a new link?', yes: 'Make a new link' },
  revoke: { title: 'Turn the link off?', yes: 'Turn it off' },
};

const FeedButtons = ({ feed, onChange }: ButtonsProps) => {
  const { run, busy } = useMeetupAction();
  const [asks, setAsks] = useState<'replace' | 'revoke' | null>(null);
  const createLink = () =>
    void run(async () => {
      const { url } = await http.post<NewCalendarFeed>(paths.api.connect.calendar(), {});
      onChange(url);
    });
  const revoke = () =>
    void run(async () => {
      await http.delete(paths.api.connect.calendar());
      onChange(null);
    }, 'The link is turned off');
  return (
    <Row $gap={2}>
      <Button busy={busy} busyLabel="Saving..." onClick={() => (feed ? setAsks('replace') : createLink())}>
        {feed ? 'Make a new link' : 'Make a private link'}
      </Button>
      {feed && (
        <Button variant="plain" busy={busy} onClick={() => setAsks('revoke')}>
          Turn it off
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          open
          onClose={() => setAsks(null)}
          {...questions[asks]}
          description="Calendars that use the present link stop being updated."
          no="Keep it"
          onYes={asks === 'replace' ? createLink : revoke}
        />
      )}
    </Row>
  );
};
