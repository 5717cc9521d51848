/** The sheet of a scene in its own units. `ground` is where the town stands and the shore begins. */
export interface Frame {
  width: number;
  height: number;
  ground: number;
  /** The base of relief heights: more than the sky in a panorama, less in a tall strip. */
  loft: number;
  /** The scale of houses, landmarks and plants relative to a 600 × 400 sheet. */
  unit: number;
  wide: boolean;
}

const PLATE = { width: 600, height: 400, ratio: 1.5 } as const;
const WIDE_FROM = 2;
/** Houses are taller relative to a panorama's sky, so the relief must be, too. */
const WIDE_LOFT = 1.2;
const NARROWEST = 0.4;
const WIDEST = 4;

/**
 * Creates a sheet of a given ratio. Its area shrinks as it widens, so that a panorama is enlarged instead of
 * stretched; a tall strip gets more sky.
 */
export const createFrame = (width: number, height: number, wide?: boolean): Frame => {
  const ratio = Math.max(NARROWEST, Math.min(WIDEST, width / height));
  const area = PLATE.width * PLATE.height * (PLATE.ratio / ratio) ** 0.35;
  const sheetHeight = Math.round(Math.sqrt(area / ratio));
  const ground = Math.round(sheetHeight * groundShare(ratio));
  const sheetWidth = Math.round(sheetHeight * ratio);
  return {
    width: sheetWidth,
    height: sheetHeight,
    ground,
    loft: Math.round(Math.min(ratio >= WIDE_FROM ? ground * WIDE_LOFT : ground, sheetWidth * 1.15)),
    unit: Math.round((sheetHeight / PLATE.height) ** 0.2 * 100) / 100,
    wide: wide ?? ratio >= WIDE_FROM,
  };
};

/** Wide and tall pictures have a smaller foreground. */
const groundShare = (ratio: number): number => (ratio >= WIDE_FROM ? 0.73 : ratio < 1 ? 0.7 : 0.68);
