export { Dial } from './charts/dial';
export { MiniDial } from './charts/mini-dial';
export { DimensionBars } from './charts/dimension-bars';
export { ClimateRibbon } from './charts/climate-ribbon';
export { ClimateStrip } from './charts/climate-strip';
export { COST_BLOCK_USD, CostScale, type CostPart } from './charts/cost-scale';
export { bandWords, dimensionWords, likelyWords, monthNames } from './charts/words';
