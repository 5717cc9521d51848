import { useQuery } from '@tanstack/react-query';
import type { TripDraft } from '@wanderwork/contracts';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { checkTrip, type Operation, type Trip, type TripCheck, type TripFacts } from '@wanderwork/travel';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTripFacts } from '../api/trip-facts.query';
import { type SaveState, type TripStore } from '../api/trip-store';
import { slugToName } from '../../../shared/slug-to-name';
import { createNames, type Names } from '../model/operation-text';
import { type Refusal, type TripRecord } from '../model/trip-record';
import { useFormats, type Formats } from './use-formats';

/** A proposed change on its way to the review. */
export interface Proposed {
  /** What it solves or does, as a sentence. */
  title: string;
  ops: readonly Operation[];
  /** Where the server keeps it until somebody decides. */
  draft?: TripDraft<Operation>;
  /** What changed since the server's draft was made; null if that is too much to tell. */
  since?: readonly Operation[] | null;
}

interface PlannerValue extends Formats {
  store: TripStore;
  record: TripRecord;
  trip: Trip;
  saving: SaveState;
  /** Null while the figures load. */
  facts: TripFacts | null;
  check: TripCheck | null;
  isLoading: boolean;
  loadError: Error | null;
  retry: () => void;
  /** Changes the trip. `message` is announced to screen readers. Returns whether it was possible. */
  change: (ops: readonly Operation[], message?: string) => boolean;
  undo: () => void;
  redo: () => void;
  announcement: string;
  announce: (message: string) => void;
  names: Names;
  /** The draft under review. */
  proposed: Proposed | null;
  propose: (proposed: Proposed | null) => void;
  canEdit: boolean;
  /** The panel beside the trip. */
  panel: Panel | null;
  openPanel: (panel: Panel | null) => void;
}

export type Panel = 'settings' | 'history' | 'sharing' | 'import';

/** The cities that operations bring into a trip. */
export const listCities = (ops: readonly Operation[]): string[] =>
  ops.flatMap((op) => (op.type === 'addStop' ? [op.stop.city] : op.type === 'setPlace' ? [op.city] : []));

const PlannerContext = createContext<PlannerValue | null>(null);

export const usePlanner = (): PlannerValue => useContext(PlannerContext)!;

const refusals: Record<Refusal, string> = {
  missing: 'That isn’t possible any more: something it refers to is gone.',
  exists: 'That is in the trip already.',
  limit: 'That would make the trip larger than we can keep.',
};

/** What all parts of the planner share: one trip, its figures and what doesn't fit. */
export const PlannerProvider = ({ store, children }: { store: TripStore; children: ReactNode }) => {
  const { record, saving } = useStore(store.state);
  const { trip } = record;
  const { data: choices } = useQuery(cityChoicesQuery);
  const [announcement, setAnnouncement] = useState('');
  const [proposed, propose] = useState<Proposed | null>(null);
  // The server made its drafts, so it may know that somebody reads them.
  const { facts, isLoading, error, retry } = useTripFacts(trip, proposed?.draft && listCities(proposed.ops));
  const [panel, openPanel] = useState<Panel | null>(null);
  const formats = useFormats();
  const check = useMemo(() => facts && checkTrip(trip, facts), [trip, facts]);
  const getCity = useCallback(
    (slug: string) =>
      facts?.cities[slug]?.name ?? choices?.find(({ value }) => value === slug)?.label ?? slugToName(slug),
    [facts, choices],
  );
  const report = (refusal: Refusal | null, message: string): boolean => {
    setAnnouncement(refusal ? refusals[refusal] : message);
    return refusal === null;
  };
  const value: PlannerValue = {
    store,
    record,
    trip,
    saving,
    facts,
    check,
    isLoading,
    loadError: error,
    retry,
    change: (ops, message = '') => ops.length > 0 && report(store.change(ops), message),
    undo: () => record.undo.length > 0 && report(store.undo(), 'Undone'),
    redo: () => record.redo.length > 0 && report(store.redo(), 'Redone'),
    announcement,
    announce: setAnnouncement,
    names: createNames(trip, { getCity, ...formats.formats }),
    ...formats,
    proposed,
    propose,
    panel,
    openPanel,
    canEdit: saving !== 'readOnly' && saving !== 'gone',
  };
  return <PlannerContext value={value}>{children}</PlannerContext>;
};
