/** The inks of a landmark. A stamp uses one ink for everything and paper for `dark` and `lamp`. */
export interface Paint {
  pale: string;
  stone: string;
  shade: string;
  brick: string;
  roof: string;
  copper: string;
  gold: string;
  /** Ironwork and what is painted red. */
  iron: string;
  /** Doors, openings, panes by day. */
  dark: string;
  /** Lit windows after dark; by day the same as `dark`. */
  lamp: string;
}

/**
 * Its place: among the houses, on the hill behind, on the shore in front, across the water, or over the whole
 * picture.
 */
export type Stand = 'town' | 'hill' | 'shore' | 'span' | 'sky';

/** A landmark in its own units: the center of its foot at 0,0, heights negative. */
export interface LandmarkDrawing {
  stand: Stand;
  /** Height and half of the width. */
  height: number;
  half: number;
  draw(paint: Paint): string;
}

/** A landmark that stands among the houses. */
export const building = (height: number, half: number, draw: LandmarkDrawing['draw']): LandmarkDrawing => ({
  stand: 'town',
  height,
  half,
  draw,
});
