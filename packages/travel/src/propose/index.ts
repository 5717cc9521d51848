export { finishSearch } from '../order/best-order.js';
export { proposeTrips, type Proposal, type Proposals } from './propose.js';
export { BEAM_WIDTH, goals, MAX_FULL_SLOTS, type Goal } from './search.js';
export { createTemplate, type PlanRequest, type Slot } from './template.js';
