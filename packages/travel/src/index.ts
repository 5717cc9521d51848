/**
 * The rules of stays, clocks and costs, and the trip planner's engine. What a page needs later has an entry of its own:
 * `/validate` (documents), `/order`, `/propose` and `/files`.
 */
export { euCountries, schengenCountries } from './areas/countries.js';
export {
  getArea,
  isBetterEntry,
  readEntry,
  SCHENGEN,
  type Entry,
  type EntryDocument,
} from './areas/entry.js';
export { isSlug } from './areas/slug.js';
export { findThreshold, thresholds, type Threshold } from './areas/thresholds.js';
export { getCallMinutes, listCalls, type Call } from './check/calls.js';
export { checkTrip, type TripCheck } from './check/check.js';
export { listMonths, type MonthNights } from './check/climate.js';
export {
  conflictCodes,
  getConflictKey,
  type Conflict,
  type ConflictCode,
  type ConflictFigures,
  type ConflictLevel,
} from './check/conflicts.js';
export { compareWithLimit, getMonthBudget, type CostLine, type TripCost } from './check/cost.js';
export { findCity, type TripCity, type TripFacts } from './check/facts.js';
export { findFix } from './check/fix.js';
export { type Route, type RouteLeg, type RouteStop } from './check/route.js';
export { countTaxDays, type CountryTaxDays } from './check/tax.js';
export { chooseEntry, listLastLegalDays, type AreaEntry, type LastLegalDay } from './check/visas.js';
export * from './legs/estimates.js';
export {
  defaultFormats,
  describeConflict,
  describeOrder,
  formatUnpriced,
  type MessageFormats,
} from './messages/conflict-message.js';
export * from './money/budget.js';
export * from './money/city-figures.js';
export * from './money/range.js';
export * from './packing/climate.js';
export * from './packing/packing-items.js';
export * from './propose/draft.js';
export * from './stays/country-days.js';
export * from './stays/schengen-window.js';
export * from './stays/stay.js';
export * from './time/clock-changes.js';
export * from './time/clock.js';
export * from './time/day.js';
export * from './time/durations.js';
export * from './time/shared-hours.js';
export * from './time/weekends.js';
export * from './time/zone-offset.js';
export {
  listChanges,
  listLocalInstants,
  lookUpOffset,
  resolveLocalTime,
  toLocalMinutes,
} from './time/zone-table.js';
export { arrangeStops, changeStay, layOutStops, type DateScope } from './trip/dates.js';
export { diffTrips } from './trip/diff.js';
export * from './trip/operations.js';
export * from './trip/rebase.js';
export * from './trip/trip.js';
