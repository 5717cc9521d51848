export { finishSearch, type BestOrder, type OrderSearch } from './best-order.js';
export { MAX_EXACT_STOPS, orderStops, type OrderResult } from './order.js';
export { scorePlan, scoreRule, type PlanScore } from './score.js';
