import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';

const pdfReader = path.join(import.meta.dirname, '../../../api/test/reports/read-pdf.mjs');

export interface PrintedPage {
  text: string;
}

/** The page as paper has it, read as a reader's program reads a PDF. */
export const printPage = async (page: Page): Promise<PrintedPage[]> => {
  const input = await page.pdf({
    format: 'A4',
    margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' },
  });
  const found = execFileSync(process.execPath, [pdfReader], { input, maxBuffer: 64 * 1024 * 1024 });
  return (JSON.parse(String(found)) as { pages: PrintedPage[] }).pages;
};
