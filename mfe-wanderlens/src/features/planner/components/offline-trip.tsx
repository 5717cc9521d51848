import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate, formatSize } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Button, Icon, Small, VisuallyHidden } from '@wanderwork/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import {
  getRelease,
  markOwner,
  offlineTripQuery,
  removeOfflineTrip,
  saveTripOffline,
  type OfflineTripError,
} from '../api/offline-trips';
import { usePlanner } from './planner-context';

const errorMessages: Record<OfflineTripError, string> = {
  unsupported: 'This browser can’t save trips offline. Private windows often can’t.',
  full: 'Your browser is out of space. Remove other things that you saved offline, then try again.',
  unreachable: 'We couldn’t load all of it. Try again when you’re back online.',
};

/** Every part of the page that loads later. */
const loadParts = () =>
  Promise.all([
    import(/* webpackChunkName: 'trip-views' */ './timeline'),
    import(/* webpackChunkName: 'trip-views' */ './map/trip-map'),
    import(/* webpackChunkName: 'trip-edits' */ './draft-review'),
    import(/* webpackChunkName: 'trip-panels' */ './settings/trip-settings'),
    import(/* webpackChunkName: 'trip-edits' */ './list/best-order'),
    import(/* webpackChunkName: 'trip-start' */ './start-page'),
  ]);

/** Saves the trip for reading without a connection, or removes it. Shows its size and age. */
export const OfflineTrip = () => {
  const { record } = usePlanner();
  const client = useQueryClient();
  const query = offlineTripQuery(record);
  const note = useQuery(query).data ?? null;
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const error = await saveTripOffline(record, loadParts);
    await client.invalidateQueries({ queryKey: query.queryKey });
    setSaving(false);
    return error;
  };
  const toggle = async () => {
    if (note) {
      await removeOfflineTrip(record);
      return client.invalidateQueries({ queryKey: query.queryKey });
    }
    const error = await save();
    if (error)
      toast({
        tone: 'bad',
        title: `Couldn’t save “${record.trip.title}” offline`,
        description: errorMessages[error],
      });
  };
  useRenewal(note?.release ?? null, () => void save());
  useEffect(() => {
    // Signing out removes the mark.
    if (note) markOwner(record.owner);
  }, [note, record.owner]);
  if (!note && record.trip.stops.length === 0) return null;
  return (
    <Line>
      <Button
        size="small"
        variant="plain"
        aria-pressed={note !== null}
        busy={isSaving}
        busyLabel="Saving…"
        onClick={() => void toggle()}
      >
        <Icon name={note ? 'check' : 'download'} size={16} />
        {note ? 'Saved offline' : 'Save offline'} <VisuallyHidden>(this trip)</VisuallyHidden>
      </Button>
      <Small $quiet role="status">
        {note && `Available offline: ${formatSize(note.bytes)}, saved ${formatDate(note.at)}.`}
      </Small>
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  align-items: center;
  grid-column: 1 / -1;

  @media print {
    display: none;
  }
`;

/** After an update, the saved scripts are those of an older release: the trip is saved again. */
const useRenewal = (release: string | null, renew: () => void) => {
  const renewOnce = useEffectEvent(renew);
  const isOutdated = release !== null && release !== getRelease();
  useEffect(() => {
    if (isOutdated && navigator.onLine) renewOnce();
  }, [isOutdated]);
};
