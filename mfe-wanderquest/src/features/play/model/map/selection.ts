import { create } from 'zustand';

/** The selected city, shared by map and list so that they stay in step. */
export interface MapSelection {
  /** Selected: the card shows it. */
  city: number | null;
  /** Where it was selected: on a phone the card appears only there. */
  selectedIn: 'map' | 'list';
  /** Keys go through the list, which stays in view; the card does not scroll into view. */
  isBrowsing: boolean;
  /** Under the pointer or the focus. */
  hovered: number | null;
}

export const useMapSelection = create<MapSelection>(() => ({
  city: null,
  selectedIn: 'list',
  isBrowsing: false,
  hovered: null,
}));

export const selectCity = (city: number | null, by: MapSelection['selectedIn'] = 'list'): void =>
  useMapSelection.setState({ city, selectedIn: by, isBrowsing: false, hovered: null });

/** Selects a city on the way through the list by keys. */
export const browseTo = (city: number): void =>
  useMapSelection.setState({ city, selectedIn: 'list', isBrowsing: true, hovered: null });

export const hoverCity = (over: number | null): void => useMapSelection.setState({ hovered: over });
