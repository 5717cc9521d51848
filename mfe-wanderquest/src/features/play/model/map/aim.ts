import { create } from 'zustand';

/** The city that map and list look at: one for both, so that they stay in step. */
interface Aim {
  /** Chosen: its ways stand on the card. */
  city: number | null;
  /** Where it was chosen: on a phone its card stands there, and not a second time. */
  by: 'map' | 'list';
  /** Under the pointer or the focus. */
  over: number | null;
}

export const useAim = create<Aim>(() => ({ city: null, by: 'list', over: null }));

export const aimAt = (city: number | null, by: Aim['by'] = 'list'): void =>
  useAim.setState({ city, by, over: null });

export const lookAt = (over: number | null): void => useAim.setState({ over });
