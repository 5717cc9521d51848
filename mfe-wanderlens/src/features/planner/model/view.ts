import { isSlug } from '@wanderwork/travel';
import { useSearchParams } from 'react-router-dom';

export const views = ['list', 'timeline', 'map', 'budget', 'documents'] as const;
export type TripView = (typeof views)[number];

/** As many stops as a first plan has. */
const CITIES_MAX = 6;

const isView = (value: string | null): value is TripView => views.some((view) => view === value);

/** The view, the trip and the start page, as the address has them. */
export const usePlannerAddress = () => {
  const [search, setSearch] = useSearchParams();
  const named = search.get('view');
  const set = (name: string, value: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    view: isView(named) ? named : ('list' as TripView),
    setView: (view: TripView) => set('view', view === 'list' ? null : view),
    tripId: search.get('trip'),
    isNew: search.has('new'),
    /** The cities a new trip begins with. */
    cities: search.get('cities')?.split(',').filter(isSlug).slice(0, CITIES_MAX) ?? [],
    sharedToken: search.get('shared'),
    /** The panel that opens with the page. */
    panel: search.get('panel'),
    closePanel: () => set('panel', null),
    /** The draft of the server whose review opens with the page. */
    draftId: search.get('draft'),
    closeDraft: () => set('draft', null),
    /** Replaces an address without a trip, because it shows the trip as well from now on. */
    open: (id: string, panel?: 'import') =>
      setSearch({ trip: id, ...(panel && { panel }) }, { replace: search.size === 0 }),
    startNew: () => setSearch({ new: '' }),
  };
};
