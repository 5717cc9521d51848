import { screen } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { aPage, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { type ReactElement } from 'react';
import { BudgetTool } from './budget/components/budget-tool';
import { toCityName, normalizeSlug } from './common/model/slug';
import { CompareCost } from './compare-cost/components/compare-cost';
import { Packing } from './packing/components/packing';

const tools: [name: string, tool: ReactElement, query: (city: string) => string][] = [
  ['budget', <BudgetTool key="budget" />, (city) => `city=${city}`],
  ['compare-cost', <CompareCost key="compare-cost" />, (city) => `from=${city}&to=a-${city}`],
  ['packing', <Packing key="packing" />, (city) => `stop=${city}*1*1`],
];

/** Invalid city names: path traversal, markup, control characters and overlong text. */
const cities = [
  '.',
  '..',
  '../admin/users',
  'lisbon/history',
  '%',
  '\u0000',
  '\u202enobsil',
  '<img src=x onerror=alert(1)>',
  `${'a'.repeat(79)}😀`,
  '<'.repeat(5000),
];

describe.each(tools)('an address of %s that names no city', (name, tool, query) => {
  useServer();
  beforeEach(() => mockResponse('get', paths.api.cities(), aPage([])));

  it.each(cities)('shows an error without requesting %p', async (city) => {
    renderAt(`/wanderhub/tools/${name}?${query(encodeURIComponent(city))}`, tool);
    const [message] = await screen.findAllByText(/We don’t have a city called/);
    expect(message).toHaveTextContent(`“${toCityName(normalizeSlug(city))}”`, { normalizeWhitespace: false });
  });
});
