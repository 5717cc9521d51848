import { paths } from '@wanderwork/contracts';
import {
  AppLink,
  lazyRetry,
  openAssistant,
  openPanel as openAccountPanel,
  RetryBoundary,
} from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Caption, Icon, TextLink, media } from '@wanderwork/ui';
import { formatDay } from '@wanderwork/travel';
import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { type SaveState } from '../api/trip-store';
import { tripsApi } from '../api/trips-api';
import { usePlannerAddress } from '../model/view';
import { OfflineTrip } from './offline-trip';
import { usePlanner } from './planner-context';

const TripSettings = lazyRetry(
  () => import(/* webpackChunkName: 'trip-panels' */ './settings/trip-settings'),
);
const TripHistory = lazyRetry(() => import(/* webpackChunkName: 'trip-panels' */ './trip-history'));
const TripSharing = lazyRetry(() => import(/* webpackChunkName: 'trip-panels' */ './trip-sharing'));

const ImportPanel = lazyRetry(() => import(/* webpackChunkName: 'trip-panels' */ './import/import-panel'));

const panels = { settings: TripSettings, history: TripHistory, sharing: TripSharing, import: ImportPanel };

/** The name of the trip, whether it is saved, and what can be done with it as a whole. */
export const TripHead = () => {
  const { record, undo, redo, canEdit, panel, openPanel } = usePlanner();
  const address = usePlannerAddress();
  const shown = panel ?? (address.panel === 'import' && canEdit ? 'import' : null);
  const Content = shown && panels[shown];
  const close = () => {
    openPanel(null);
    if (address.panel !== null) address.closePanel();
  };
  return (
    <Head>
      <TripTitle />
      <State>
        <SaveLine />
        <OfflineTrip />
      </State>
      <Tools>
        <Button
          size="small"
          aria-label="Undo"
          title="Undo (Ctrl+Z)"
          disabled={!canEdit || record.undo.length === 0}
          onClick={undo}
        >
          <Turn $back>
            <Icon name="rotate-cw" size={16} />
          </Turn>
        </Button>
        <Button
          size="small"
          aria-label="Redo"
          title="Redo (Ctrl+Shift+Z)"
          disabled={!canEdit || record.redo.length === 0}
          onClick={redo}
        >
          <Icon name="rotate-cw" size={16} />
        </Button>
        <Button size="small" onClick={() => openPanel('settings')}>
          <Icon name="sliders-horizontal" size={16} /> You and your work
        </Button>
        <Button size="small" onClick={() => openPanel('sharing')}>
          <Icon name="download" size={16} /> Share and export
        </Button>
        <Button size="small" onClick={() => openPanel('history')}>
          <Icon name="clock" size={16} /> History
        </Button>
        <Button size="small" onClick={openAssistant}>
          <Icon name="message-circle" size={16} /> Ask
        </Button>
        <Button size="small" variant="plain" onClick={address.startNew}>
          <Icon name="plus" size={16} /> New trip
        </Button>
      </Tools>
      {Content && (
        <RetryBoundary fallback={() => null}>
          <Suspense>
            <Content onClose={close} />
          </Suspense>
        </RetryBoundary>
      )}
    </Head>
  );
};

/** Looks like a heading, and can be changed in place. */
const TripTitle = () => {
  const { trip, change, canEdit } = usePlanner();
  const [typed, setTyped] = useState<string | null>(null);
  const [first, last] = [trip.stops[0], trip.stops.at(-1)];
  const save = () => {
    const title = typed?.trim();
    setTyped(null);
    if (title && title !== trip.title) change([{ type: 'rename', title: title.slice(0, 80) }], 'Renamed');
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(null);
    if (event.key === 'Enter') event.currentTarget.blur();
  };
  return (
    <div>
      <Title
        aria-label="Name of the trip"
        dir="auto"
        maxLength={80}
        readOnly={!canEdit}
        value={typed ?? trip.title}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={handleKey}
      />
      {first && last && (
        <Dates>
          {formatDay(first.arrive)} – {formatDay(last.leave)} ·{' '}
          {trip.stops.length === 1 ? '1 stop' : `${trip.stops.length} stops`}
        </Dates>
      )}
    </div>
  );
};

const quiet: Partial<Record<SaveState, string>> = {
  device: 'Saved in this browser',
  saved: 'Saved to your account',
  saving: 'Saving…',
};

/** Whether the last change has arrived. */
const SaveLine = () => {
  const { saving } = usePlanner();
  if (saving in quiet)
    return (
      <Saved>
        <Icon name={saving === 'saving' ? 'clock' : 'check'} size={14} /> {quiet[saving]}
        {saving === 'device' && (
          <>
            {' · '}
            <button type="button" className="link-button" onClick={() => openAccountPanel('login')}>
              Sign in to keep it everywhere
            </button>
          </>
        )}
      </Saved>
    );
  return (
    <Banner
      tone="warn"
      role="status"
      {...(saving === 'offline' && { icon: 'wifi-off' as const })}
      {...(saving === 'readOnly' && { actions: <ChooseTrip /> })}
    >
      {warnings[saving as Warning]}
    </Banner>
  );
};

/** After a downgrade, the person chooses the one trip that can be changed. */
const ChooseTrip = () => {
  const { trip, store } = usePlanner();
  const { busy, run } = useAction();
  const choose = () =>
    void run(async () => {
      await tripsApi.choose(trip.id);
      await store.refresh();
    });
  return (
    <Button size="small" busy={busy} onClick={choose}>
      Choose this trip
    </Button>
  );
};

type Warning = Exclude<SaveState, 'device' | 'saved' | 'saving'>;

const warnings: Record<Warning, ReactNode> = {
  failed: "Not saved yet. Your change is on this device, and we're trying again.",
  offline: "You're offline. Changes are kept on this device and saved later.",
  limit: (
    <>
      Free members can keep one trip. Delete it, or{' '}
      <TextLink quiet as={AppLink} to={paths.web.subscription()}>
        upgrade to Pro
      </TextLink>{' '}
      for as many as you like.
    </>
  ),
  readOnly:
    'Free members can change one trip. Choose this one, or upgrade to Pro to change all of them. You can always read, export and delete it.',
  gone: 'This trip was deleted on another device. What you see is the copy on this one.',
};

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);

  ${media.desktop} {
    grid-template-columns: minmax(300px, 1fr) minmax(0, auto);
    align-items: end;

    > :nth-child(3) {
      grid-row: 1;
      grid-column: 2;
    }

    > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
`;

const Title = styled.input`
  width: 100%;
  padding: 2px 8px;
  margin-inline-start: -9px;
  border: 1px solid transparent;
  border-radius: var(--r2);
  background: none;
  color: var(--ink);
  font: 400 var(--f-xl) / 1.2 var(--serif);
  text-overflow: ellipsis;

  &:hover:not(:read-only) {
    border-color: var(--line-2);
  }

  &:focus {
    border-color: var(--ink);
    background: var(--sheet);
    outline: 2px solid transparent;
    box-shadow: 0 0 0 3px var(--focus-glow);
  }
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
`;

const Dates = styled.p`
  color: var(--ink-2);
`;

const Saved = styled(Caption)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 6px;
  align-items: center;

  @media print {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);

  @media print {
    display: none;
  }

  ${media.belowPhone} {
    button {
      padding-inline: 10px;
    }
  }
`;

const Turn = styled.span<{ $back: boolean }>`
  display: inline-flex;
  transform: scaleX(-1);
`;
