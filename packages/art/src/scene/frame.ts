/** The sheet a scene is drawn on, in its own units: `ground` is where the town stands and the shore begins. */
export interface Frame {
  width: number;
  height: number;
  ground: number;
  /** What the relief's heights are shares of: more than the sky in a panorama, less in a tall strip. */
  loft: number;
  /** Size of houses, landmarks and plants against the 600 × 400 sheet they were drawn for. */
  unit: number;
  wide: boolean;
}

const PLATE = { width: 600, height: 400, ratio: 1.5 } as const;
const WIDE_FROM = 2;
/** Houses stand higher against a panorama's sky; so must what is behind them. */
const WIDE_LOFT = 1.2;
const NARROWEST = 0.4;
const WIDEST = 4;

/**
 * A sheet of the asked ratio. Its area shrinks as it widens, so a panorama comes nearer instead of being stretched,
 * and a tall strip gets sky.
 */
export const frameOf = (width: number, height: number, wide?: boolean): Frame => {
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

/** Wide and tall pictures leave less to the foreground than a plate does. */
const groundShare = (ratio: number): number => (ratio >= WIDE_FROM ? 0.73 : ratio < 1 ? 0.7 : 0.68);
