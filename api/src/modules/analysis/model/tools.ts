import { tool } from 'ai';
import { z } from 'zod';
import { evidenceLine, type Evidence } from './evidence.js';

const FOUND_MAX = 40;

/** The tools of the model: it can read the figures of the requested cities. */
export const toolsOver = (evidence: ReadonlyMap<string, Evidence>) => {
  const all = [...evidence.values()];
  return {
    figures: tool({
      description: 'All figures of one of the cities asked for, with the ids to cite them by.',
      inputSchema: z.object({ city: z.string().max(100).describe('Its slug') }),
      execute: ({ city }) => all.filter((one) => one.city === city).map(evidenceLine),
    }),
    search: tool({
      description: 'Figures of the cities asked for whose label contains a word.',
      inputSchema: z.object({ word: z.string().min(2).max(60) }),
      execute: ({ word }) =>
        all
          .filter(({ cite }) => cite.label.toLowerCase().includes(word.toLowerCase()))
          .slice(0, FOUND_MAX)
          .map(evidenceLine),
    }),
  };
};
