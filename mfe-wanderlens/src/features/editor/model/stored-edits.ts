import { useCallback } from 'react';
import { create } from 'zustand';
import { type Edit } from './edits';

type EditsByCity = Readonly<Record<string, readonly Edit[]>>;

/** The edits belong to one user, so that another person in this browser does not see them. */
interface EditsState {
  userId: string | null;
  byCity: EditsByCity;
}

const useEditsStore = create<EditsState>(() => ({ userId: null, byCity: {} }));

const noEdits: readonly Edit[] = [];
const noCities: EditsByCity = {};

const getUserEdits = (state: EditsState, userId: string | null): EditsByCity =>
  state.userId === userId ? state.byCity : noCities;

/** The unsaved edits of one city. They survive switching tabs, cities and pages. */
export const useEdits = (userId: string | null, slug: string) => {
  const edits = useEditsStore((state) => getUserEdits(state, userId)[slug] ?? noEdits);
  const setEdits = useCallback(
    (next: readonly Edit[]) =>
      useEditsStore.setState((state) => {
        const byCity = { ...getUserEdits(state, userId), [slug]: next };
        if (next.length === 0) delete (byCity as Record<string, unknown>)[slug];
        return { userId, byCity };
      }),
    [userId, slug],
  );
  return [edits, setEdits] as const;
};

/** The cities with unsaved edits. */
export const useUnsavedEdits = (userId: string | null): EditsByCity =>
  useEditsStore((state) => getUserEdits(state, userId));

const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

// Leaving the site would lose the edits, so the browser asks first.
useEditsStore.subscribe(({ byCity }) =>
  Object.keys(byCity).length > 0
    ? addEventListener('beforeunload', confirmLeaving)
    : removeEventListener('beforeunload', confirmLeaving),
);
