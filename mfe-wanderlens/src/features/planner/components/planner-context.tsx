import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { checkTrip, type Operation, type Trip, type TripCheck, type TripFacts } from '@wanderwork/travel';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTripFacts } from '../api/trip-facts.query';
import { type SaveState, type TripStore } from '../api/trip-store';
import { createNames, type Names } from '../model/operation-text';
import { type Refusal, type TripRecord } from '../model/trip-record';
import { useFormats, type Formats } from './use-formats';

/** A proposed change on its way to the review. */
export interface Proposed {
  /** What it solves or does, as a sentence. */
  title: string;
  ops: readonly Operation[];
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

const PlannerContext = createContext<PlannerValue | null>(null);

export const usePlanner = (): PlannerValue => useContext(PlannerContext)!;

/** A readable name until the real one has loaded: "chiang-mai" becomes "Chiang Mai". */
const slugToName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const refusals: Record<Refusal, string> = {
  missing: 'That isn’t possible any more: something it refers to is gone.',
  exists: 'That is in the trip already.',
  limit: 'That would make the trip larger than we can keep.',
};

/** What all parts of the planner share: one trip, its figures and what doesn't fit. */
export const PlannerProvider = ({ store, children }: { store: TripStore; children: ReactNode }) => {
  const { record, saving } = useStore(store.state);
  const { trip } = record;
  const { facts, isLoading, error, retry } = useTripFacts(trip);
  const { data: choices } = useQuery(cityChoicesQuery);
  const [announcement, setAnnouncement] = useState('');
  const [proposed, propose] = useState<Proposed | null>(null);
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
