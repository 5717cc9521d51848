import { useCallback } from 'react';
import { create } from 'zustand';
import { type Edit } from './edits';

type ByCity = Readonly<Record<string, readonly Edit[]>>;

/** Of who edits: another person at this browser finds nothing of it. */
interface KeptEdits {
  userId: string | null;
  byCity: ByCity;
}

const useKeptEdits = create<KeptEdits>(() => ({ userId: null, byCity: {} }));

const none: readonly Edit[] = [];
const noCity: ByCity = {};

const ofUser = (state: KeptEdits, userId: string | null): ByCity =>
  state.userId === userId ? state.byCity : noCity;

/** The unsaved changes of one city. They outlive another tab of the section, another city, another page. */
export const useEdits = (userId: string | null, slug: string) => {
  const edits = useKeptEdits((state) => ofUser(state, userId)[slug] ?? none);
  const setEdits = useCallback(
    (next: readonly Edit[]) =>
      useKeptEdits.setState((state) => {
        const byCity = { ...ofUser(state, userId), [slug]: next };
        if (next.length === 0) delete (byCity as Record<string, unknown>)[slug];
        return { userId, byCity };
      }),
    [userId, slug],
  );
  return [edits, setEdits] as const;
};

/** The cities of which something is not saved, with what that is. */
export const useUnsaved = (userId: string | null): ByCity => useKeptEdits((state) => ofUser(state, userId));

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

// Leaving the site would lose them: the browser asks first.
useKeptEdits.subscribe(({ byCity }) =>
  Object.keys(byCity).length > 0
    ? addEventListener('beforeunload', ask)
    : removeEventListener('beforeunload', ask),
);
