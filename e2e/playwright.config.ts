import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from '../tools/test/playwright.mjs';

export default suite(path.dirname(fileURLToPath(import.meta.url)), {
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'reports/journeys.json' }]],
});
