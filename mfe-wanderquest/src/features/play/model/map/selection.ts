import { create } from 'zustand';

/** The city that map and list look at: one for both, so that they stay in step. */
interface MapSelection {
  /** Chosen: its ways stand on the card. */
  city: number | null;
  /** Where it was chosen: on a phone its card stands there, and not a second time. */
  selectedIn: 'map' | 'list';
  /** Under the pointer or the focus. */
  hovered: number | null;
}

export const useMapSelection = create<MapSelection>(() => ({
  city: null,
  selectedIn: 'list',
  hovered: null,
}));

export const selectCity = (city: number | null, by: MapSelection['selectedIn'] = 'list'): void =>
  useMapSelection.setState({ city, selectedIn: by, hovered: null });

export const hoverCity = (over: number | null): void => useMapSelection.setState({ hovered: over });
