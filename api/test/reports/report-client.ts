import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ReportRequest } from '@wanderwork/contracts/requests';
import type { TestApp } from '../support/index.js';

export interface ReadPage {
  text: string;
  /** Each text fragment, with its distance from the bottom of the page. */
  words: { str: string; y: number }[];
  fonts: { name: string; embedded: boolean }[];
  /** The roles in the structure tree for screen readers. */
  roles: string[];
  alts: string[];
}

export interface ReadPdf {
  pages: ReadPage[];
  title: string;
  lang: string;
  marked: boolean;
  outline: string[];
}

/** Parses a PDF in a separate process. */
export const readPdf = async (content: Buffer): Promise<ReadPdf> => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'read-pdf.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(content);
  return JSON.parse(await text(child.stdout)) as ReadPdf;
};

type ReportOptions = Partial<ReportRequest> & Pick<ReportRequest, 'cities'>;

export const ALL_SECTIONS = ['score', 'cost', 'climate', 'comparison', 'figures'] as const;

/** Requests a report with every section as a PDF, unless options say otherwise. */
export const requestReport = (api: TestApp, options: ReportOptions, headers: Record<string, string> = {}) =>
  api.inject({
    method: 'POST',
    url: '/api/reports',
    payload: { sections: ALL_SECTIONS, format: 'pdf', ...options },
    headers,
  });
