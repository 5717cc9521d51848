import { create } from 'zustand';

/** The selected city, shared by map and list so that they stay in step. */
interface MapSelection {
  /** Selected: the card shows it. */
  city: number | null;
  /** Where it was selected: on a phone the card appears only there. */
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
