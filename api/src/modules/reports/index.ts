export { PdfSheet } from './report/pdf/pdf-sheet.js';
export { drawTable, type Column, type TableRow } from './report/pdf/table.js';
export { ReportsModule } from './reports.module.js';
