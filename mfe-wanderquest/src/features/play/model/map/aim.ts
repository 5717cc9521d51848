import { create } from 'zustand';

/** The city that map and list look at: one for both, so that they stay in step. */
interface Aim {
  /** Chosen: its ways stand on the card. */
  city: number | null;
  /** Under the pointer or the focus. */
  over: number | null;
}

export const useAim = create<Aim>(() => ({ city: null, over: null }));

export const aimAt = (city: number | null): void => useAim.setState({ city, over: null });

export const lookAt = (over: number | null): void => useAim.setState({ over });
