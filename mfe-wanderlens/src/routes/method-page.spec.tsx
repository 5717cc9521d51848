import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type IrexMethod } from '@wanderwork/contracts';
import {
  mockResponse,
  mockNetworkError,
  mockPendingResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import MethodPage from './method-page';

const method: IrexMethod = {
  formulaVersion: '2026.2',
  headings: [
    { id: 'weights', text: 'Weights' },
    { id: 'trust', text: 'How far you can trust it' },
  ],
  html: '<h2 id="weights">Weights</h2><p>Stated.</p><h2 id="trust">How far you can trust it</h2>',
};

describe('MethodPage', () => {
  useServer();

  it('shows the text with its contents and formula version', async () => {
    mockResponse('get', paths.api.irexMethod(), method);
    renderAt('/wanderlens/method', <MethodPage />);
    expect(await screen.findByRole('heading', { name: 'How far you can trust it' })).toBeInTheDocument();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(within(contents).getByRole('link', { name: 'Weights' })).toHaveAttribute('href', '#weights');
    expect(screen.getByText('Formula 2026.2')).toBeInTheDocument();
  });

  it('scrolls to the section in the address once the text is loaded', async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.id);
    };
    const arrive = mockPendingResponse('get', paths.api.irexMethod(), method);
    renderAt('/wanderlens/method#trust', <MethodPage />);
    expect(shown).toEqual([]);
    arrive();
    await waitFor(() => expect(shown).toEqual(['trust']));
    expect(screen.getByRole('heading', { name: 'How far you can trust it' })).toHaveFocus();
  });

  it('tries again when loading fails', async () => {
    mockNetworkError('get', paths.api.irexMethod());
    renderAt('/wanderlens/method', <MethodPage />);
    await screen.findByRole('alert');
    mockResponse('get', paths.api.irexMethod(), method);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Weights' })).toBeInTheDocument();
  });
});
