/** The sheet a scene is drawn on, in its own units: `ground` is where the town stands and the shore begins. */
export interface Frame {
  width: number;
  height: number;
  ground: number;
  /** Size of houses, landmarks and plants against the 600 × 400 sheet they were drawn for. */
  unit: number;
  wide: boolean;
}

const AREA = 600 * 400;
const PLATE_RATIO = 1.5;
const WIDE_FROM = 2;
const NARROWEST = 0.4;
const WIDEST = 4;
const PLATE_GROUND = 272;

/**
 * A sheet of the asked ratio. Its area is held nearly constant, so a panorama comes nearer instead of being
 * stretched, and a tall strip gets sky.
 */
export const frameOf = (width: number, height: number, wide?: boolean): Frame => {
  const ratio = Math.max(NARROWEST, Math.min(WIDEST, width / height));
  const area = AREA * (PLATE_RATIO / ratio) ** 0.35;
  const sheetHeight = Math.round(Math.sqrt(area / ratio));
  const ground = Math.round(sheetHeight * (ratio < 1 ? 0.7 : 0.68));
  return {
    width: Math.round(sheetHeight * ratio),
    height: sheetHeight,
    ground,
    unit: Math.max(0.7, Math.min(1.3, Math.round((ground / PLATE_GROUND) * 20) / 20)),
    wide: wide ?? ratio >= WIDE_FROM,
  };
};
