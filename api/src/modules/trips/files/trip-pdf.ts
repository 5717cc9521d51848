import { formatDate, PRODUCT_NAME, toUtcDay } from '@wanderwork/contracts';
import {
  countNights,
  findLeg,
  formatClock,
  formatDay,
  type Series,
  type Trip,
  type TripFacts,
} from '@wanderwork/travel';
import { drawTable, PdfSheet, type Column, type TableRow } from '../../reports/index.js';

type Names = (slug: string) => string;

const modeNames = { plane: 'Plane', train: 'Train', coach: 'Coach', ferry: 'Ferry' };
const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const formatUsd = (usd: number): string =>
  usd.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });

interface Chapter {
  title: string;
  columns: Column[];
  rows: TableRow[];
}

const listStays = ({ stops }: Trip, getName: Names): Chapter => ({
  title: 'Places',
  columns: [
    { head: 'Place', width: 213 },
    { head: 'Arrive', width: 100 },
    { head: 'Leave', width: 100 },
    { head: 'Nights', width: 70 },
  ],
  rows: stops.map((stop) => ({
    cells: [getName(stop.city), formatDay(stop.arrive), formatDay(stop.leave), String(countNights(stop))],
    note: stop.note || null,
  })),
});

/** Only journeys that the person has described; the planner knows no timetable and no price. */
const listJourneys = (trip: Trip, getName: Names): Chapter => ({
  title: 'Journeys',
  columns: [
    { head: 'From and to', width: 213 },
    { head: 'Day', width: 100 },
    { head: 'By', width: 100 },
    { head: 'Your price', width: 70 },
  ],
  rows: trip.stops.flatMap((stop, at) => {
    const next = trip.stops[at + 1];
    const leg = next && findLeg(trip, stop.id, next.id);
    if (!leg) return [];
    return [
      {
        cells: [
          `${getName(stop.city)} – ${getName(next.city)}`,
          formatDay(leg.day),
          modeNames[leg.mode],
          leg.usd === undefined ? '' : formatUsd(leg.usd),
        ],
      },
    ];
  }),
});

const formatDays = ({ first, last, weekdays }: Series): string =>
  first === last
    ? formatDay(first)
    : `${weekdays.map((day) => weekdayNames[day - 1]).join(', ')}, ${formatDay(first)} – ${formatDay(last)}`;

const listCalls = ({ calls }: Trip): Chapter => ({
  title: 'Calls, on the client’s clock',
  columns: [
    { head: 'Call', width: 163 },
    { head: 'Hours', width: 90 },
    { head: 'Time zone', width: 100 },
    { head: 'Days', width: 130 },
  ],
  rows: calls.map((series) => ({
    cells: [
      series.title,
      `${formatClock(series.from)}–${formatClock(series.to)}`,
      series.zone.replaceAll('_', ' '),
      formatDays(series),
    ],
  })),
});

const listChecks = ({ checks }: Trip): Chapter => ({
  title: 'Checklist',
  columns: [
    { head: 'Item', width: 413 },
    { head: 'Done', width: 70 },
  ],
  rows: checks.map(({ title, done }) => ({ cells: [title, done ? 'Yes' : 'No'] })),
});

/** A trip as a PDF, on the layout of the reports. It has no limits beyond those of a trip. */
export const createTripPdf = async (
  trip: Trip,
  { cities }: TripFacts,
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
  const getName: Names = (slug) => cities[slug]?.name ?? slug;
  const chapters = [listStays(trip, getName), listJourneys(trip, getName), listCalls(trip), listChecks(trip)];
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
