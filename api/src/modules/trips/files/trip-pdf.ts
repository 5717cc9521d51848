import { formatDate, PRODUCT_NAME, toUtcDay } from '@wanderwork/contracts';
import { checkTrip, type Trip, type TripFacts } from '@wanderwork/travel';
import { drawTable, PdfSheet } from '../../reports/index.js';
import {
  listCalls,
  listChecks,
  listConflicts,
  listCosts,
  listJourneys,
  listStays,
  type Names,
} from './trip-chapters.js';

/** A trip as a PDF, on the layout of the reports. It has no limits beyond those of a trip. */
export const createTripPdf = async (
  trip: Trip,
  facts: TripFacts,
  changedAt: Date,
): Promise<PDFKit.PDFDocument> => {
  const title = trip.title || 'Your trip';
  const sheet = new PdfSheet({
    title: `${title}: ${PRODUCT_NAME}`,
    subject: 'A trip and its dates',
    day: toUtcDay(changedAt),
  });
  sheet.tag('H1', () => sheet.set(title, { face: 'display', size: 30, y: sheet.y }));
  sheet.y += sheet.heightOf(title, { face: 'display', size: 30 }, sheet.width) + 12;
  sheet.paragraph(`Last changed on ${formatDate(changedAt.getTime())}.`, { after: 20 });
  const getName: Names = (slug) => facts.cities[slug]?.name ?? slug;
  const check = checkTrip(trip, facts);
  const chapters = [
    listStays(trip, getName),
    listJourneys(trip, getName),
    listConflicts(check),
    listCosts(trip, check, getName),
    listCalls(trip),
    listChecks(trip),
  ];
  for (const { title: heading, columns, rows } of chapters) {
    if (rows.length === 0) continue;
    sheet.heading(heading);
    await drawTable(sheet, columns, rows);
    sheet.y += 20;
  }
  if (trip.notes) {
    sheet.heading('Notes');
    for (const line of trip.notes.split('\n')) sheet.paragraph(line || ' ');
  }
  sheet.heading("What this plan can't know");
  sheet.paragraph(
    'Timetables, seats, hotels and holidays. We haven’t checked whether the connections exist.',
  );
  sheet.doc.end();
  return sheet.doc;
};
