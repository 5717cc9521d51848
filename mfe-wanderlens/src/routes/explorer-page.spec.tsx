import { useQueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { PageArrival } from '@wanderwork/platform';
import { aCity, aPage, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { useLayoutEffect, useState } from 'react';
import { resultQuery } from '../features/explorer/api/result.query';
import { answerHero } from '../features/explorer/components/search.fixture';
import { readFilters } from '../features/explorer/model/filters';
import ExplorerPage from './explorer-page';

const { queryKey } = resultQuery(readFilters(new URLSearchParams()));
const prefetched = { pages: [aPage([aCity()])], pageParams: [null] };

/** The document at the end of the first render, with its data already there. */
const firstDrawing = (arrival: 'LOAD' | 'PUSH'): HTMLElement => {
  let drawn: Node | undefined;
  const Arrived = () => {
    const client = useQueryClient();
    useState(() => client.setQueryData(queryKey, prefetched));
    useLayoutEffect(() => void (drawn = document.body.cloneNode(true)), []);
    return (
      <PageArrival value={arrival}>
        <ExplorerPage />
      </PageArrival>
    );
  };
  renderAt('/wanderlens', <Arrived />);
  return drawn as HTMLElement;
};

describe('ExplorerPage', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    mockResponse('get', paths.api.cities(), aPage([aCity()]));
    answerHero();
  });

  it('renders its frame with the heading on a first page, and the cities afterwards', async () => {
    const first = within(firstDrawing('LOAD'));
    const [frame] = first.getAllByRole('region', { name: 'Filters' });
    expect(within(frame!).getByLabelText('Region')).toHaveValue('');
    expect(first.getByRole('heading', { name: 'WanderLens' })).toHaveTextContent('WanderLens');
    expect(first.getByRole('searchbox')).toHaveValue('');
    const result = within(first.getByRole('region', { name: 'Result' }));
    expect(result.getByRole('heading', { name: '1 city' })).toHaveTextContent('1 city');
    expect(result.getByRole('radio', { name: 'Grid' })).toBeChecked();
    expect(result.getAllByRole('article', { hidden: true })).toHaveLength(6);
    expect(result.queryByRole('link', { name: 'Lisbon' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeVisible();
  });

  it('renders the heading alone after a click, and the rest afterwards', async () => {
    const first = within(firstDrawing('PUSH'));
    expect(first.getByRole('heading', { name: 'WanderLens' })).toHaveTextContent('WanderLens');
    expect(first.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
