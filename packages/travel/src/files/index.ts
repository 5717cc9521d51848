export { createCalendarFile, type CalendarEntry } from './calendar-file.js';
export { createEventCalendar, createInvitation, type CalendarEvent } from './event-calendar.js';
export { createTripGeoJson, traceLeg, type FeatureCollection } from './geojson.js';
export {
  createTripCalendar,
  getCalendarId,
  type CalendarOptions,
  type ItemChange,
  type RemovedItem,
} from './trip-calendar.js';
