import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate, paths, TRIP_LINKS_MAX, type NewTripLink } from '@wanderwork/contracts';
import { getServerMessage, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import {
  Banner,
  Button,
  ButtonLink,
  Checkbox,
  Field,
  Icon,
  Row,
  Select,
  Small,
  Stack,
  TextInput,
} from '@wanderwork/ui';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import { ConfirmDialog, Drawer } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { deleteTrip } from '../api/open-trips';
import { tripsApi } from '../api/trips-api';
import { downloadFile } from '../model/download-file';
import { usePlanner } from './planner-context';
import { RowList } from './row-list';

/** Files, share links and deletion. */
const TripSharing = ({ onClose }: { onClose: () => void }) => {
  const { record } = usePlanner();
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title="Share and export">
      <Stack $gap={6}>
        <Files />
        {record.owner !== null && record.saved ? (
          <Links />
        ) : (
          <Small $quiet>Share links are for members: they keep working on every device.</Small>
        )}
        <DeleteTrip />
      </Stack>
    </Drawer>
  );
};

/** A member's files come from the server, which knows every change; a visitor's are made here. */
const Files = () => {
  const { trip, record, canEdit, openPanel } = usePlanner();
  const isSaved = record.owner !== null && record.saved !== null;
  return (
    <Stack $gap={3}>
      <h3>Files</h3>
      <Row $gap={2}>
        {isSaved ? <ServerFiles id={trip.id} /> : <DeviceFiles />}
        <Button size="small" onClick={() => window.print()}>
          Print
        </Button>
      </Row>
      {canEdit && (
        <Row>
          <Button size="small" onClick={() => openPanel('import')}>
            <Icon name="calendar" size={16} /> Import a calendar
          </Button>
        </Row>
      )}
    </Stack>
  );
};

const fileNames = {
  ics: 'Calendar (.ics)',
  pdf: 'Document (.pdf)',
  geojson: 'Map data (.geojson)',
  json: 'The whole trip (.json)',
} as const;

const ServerFiles = ({ id }: { id: string }) =>
  Object.entries(fileNames).map(([format, name]) => (
    <ButtonLink key={format} size="small" href={paths.api.trips.file(id, format)} download>
      {name}
    </ButtonLink>
  ));

const DeviceFiles = () => {
  const { trip, facts, record } = usePlanner();
  const { busy, problem, run } = useAction();
  const save = (format: 'ics' | 'geojson') =>
    void run(async () => {
      const { createCalendar, createMapData } = await import(
        /* webpackChunkName: 'trip-edits' */ '../model/trip-files'
      );
      if (!facts) return;
      const text =
        format === 'ics' ? createCalendar(record, facts, location.host) : createMapData(trip, facts);
      downloadFile(trip.title, format, text);
    });
  return (
    <>
      <Button size="small" busy={busy} disabled={!facts} onClick={() => save('ics')}>
        {fileNames.ics}
      </Button>
      <Button size="small" busy={busy} disabled={!facts} onClick={() => save('geojson')}>
        {fileNames.geojson}
      </Button>
      <Button size="small" onClick={() => downloadFile(trip.title, 'json', JSON.stringify(trip, null, 2))}>
        {fileNames.json}
      </Button>
      {problem && <Small>We couldn’t make this file. Please try again.</Small>}
    </>
  );
};

const toAddress = ({ kind, token }: NewTripLink): string =>
  location.origin +
  (kind === 'feed' ? paths.api.trips.feed(token) : `${paths.web.planner()}?shared=${token}`);

const Links = () => {
  const { trip } = usePlanner();
  const client = useQueryClient();
  const queryKey = ['trip-links', trip.id];
  const { data, error, refetch, isFetching } = useQuery({ queryKey, queryFn: () => tripsApi.links(trip.id) });
  const { busy, problem, run } = useAction({ refetches: queryKey });
  const [created, setCreated] = useState<NewTripLink | null>(null);
  const [dates, setDates] = useState<'days' | 'months'>('days');
  const [costs, setCosts] = useState(false);
  if (error && !data)
    return <LoadError label="Your links" busy={isFetching} onTryAgain={() => void refetch()} />;
  if (!data) return <Loading label="Your links" />;
  const open = data.filter(({ revokedAt }) => revokedAt === null);
  const shareCount = open.filter(({ kind }) => kind === 'share').length;
  const create = (kind: 'share' | 'feed') =>
    void run(async () => setCreated(await tripsApi.createLink(trip.id, { kind, dates, costs })));
  const revoke = (id: string) =>
    void run(async () => {
      await tripsApi.revokeLink(trip.id, id);
      if (created?.id === id) setCreated(null);
      await client.invalidateQueries({ queryKey });
    }, 'Link turned off');
  return (
    <Stack $gap={3}>
      <h3>Share links</h3>
      <Small $quiet>
        Readers see places, dates, journeys and the climate. They never see your name, passports, documents,
        clients or notes.
      </Small>
      <Field label="Dates">
        <Select value={dates} onChange={(event) => setDates(event.target.value as 'days' | 'months')}>
          <option value="days">Exact days</option>
          <option value="months">Months only</option>
        </Select>
      </Field>
      <Checkbox checked={costs} onChange={(event) => setCosts(event.target.checked)}>
        Show costs too
      </Checkbox>
      <Row>
        <Button
          busy={busy}
          unavailable={
            shareCount >= TRIP_LINKS_MAX ? `${TRIP_LINKS_MAX} links are the most. Turn one off first.` : ''
          }
          onClick={() => create('share')}
        >
          Create a link
        </Button>
      </Row>
      <h3>Calendar feed</h3>
      <Small $quiet>
        A secret address for your own calendar app. It follows every change, and you can turn it off here.
      </Small>
      <Row>
        <Button busy={busy} onClick={() => create('feed')}>
          Create a feed
        </Button>
      </Row>
      {problem && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t do that. Please try again.')}
        </Banner>
      )}
      {created && <NewLink address={toAddress(created)} />}
      <RowList>
        {open.map(({ id, kind, createdAt, dates: shown, costs: hasCosts }) => (
          <li key={id}>
            <Small>
              {formatDate(createdAt)} ·{' '}
              {kind === 'feed' ? 'calendar feed' : shown === 'days' ? 'exact days' : 'months'}
              {kind === 'share' && hasCosts && ', with costs'}
            </Small>
            <Button size="small" busy={busy} onClick={() => revoke(id)}>
              Turn off
            </Button>
          </li>
        ))}
      </RowList>
    </Stack>
  );
};

const NewLink = ({ address }: { address: string }) => (
  <Stack $gap={2}>
    <Field label="Your link" description="Copy it now: we keep only its fingerprint and can’t show it again.">
      <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
    </Field>
    <Row>
      <Button
        size="small"
        onClick={() =>
          void navigator.clipboard.writeText(address).then(
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

const DeleteTrip = () => {
  const { record, trip } = usePlanner();
  const { busy, problem, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const remove = () =>
    void run(async () => {
      await deleteTrip(record);
      // A full load: every part of the page holds this trip.
      location.assign(paths.web.planner());
    });
  return (
    <Stack $gap={3}>
      <h3>Delete</h3>
      <Row>
        <Button size="small" busy={busy} onClick={() => setAsking(true)}>
          Delete this trip
        </Button>
      </Row>
      {problem && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t delete it. Please try again.')}
        </Banner>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete “${trip.title}”?`}
        description={
          record.owner === null
            ? 'It is only in this browser, so it can’t be brought back.'
            : 'Its share links stop working. You can restore it for 30 days.'
        }
        yes="Delete the trip"
        no="Keep it"
        onYes={remove}
      />
    </Stack>
  );
};

export default TripSharing;
