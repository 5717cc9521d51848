import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCity, renderAt, useServer } from '@wanderwork/testing';
import { CityCard } from './city-card';

const unsaved = { saved: false, onSave: () => undefined };

describe('CityCard', () => {
  useServer();

  it('shows the dimensions when focused', async () => {
    renderAt('/', <CityCard city={aCity()} {...unsaved} />);
    expect(screen.queryByRole('list', { name: 'Dimensions of Lisbon' })).not.toBeInTheDocument();
    await userEvent.tab();
    const list = await screen.findByRole('list', { name: 'Dimensions of Lisbon' });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Internet72 of 100');
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
  });

  it('shows nothing when the dimensions are unknown', async () => {
    renderAt('/', <CityCard city={aCity({ dimensions: [] })} {...unsaved} />);
    await userEvent.tab();
    expect(screen.queryByRole('list', { name: 'Dimensions of Lisbon' })).not.toBeInTheDocument();
  });
});
