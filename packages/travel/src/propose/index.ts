export { finishSearch } from '../order/best-order.js';
export { proposeTrips, type Proposal, type Proposals } from './propose.js';
export { goals, type Goal } from './search.js';
export { createTemplate, MIN_PACE_NIGHTS, type PlanRequest, type Slot } from './template.js';
