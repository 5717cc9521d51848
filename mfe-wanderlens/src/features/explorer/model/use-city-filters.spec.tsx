import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@wanderwork/testing';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCityFilters } from './use-city-filters';

const Search = () => {
  const { filters, search } = useCityFilters();
  const navigate = useNavigate();
  return (
    <>
      <p>asked: {filters.q || 'nothing'}</p>
      <p>address: {useLocation().search || 'none'}</p>
      {['porto', 'berlin'].map((q) => (
        <button key={q} onClick={() => search(q)}>
          {q}
        </button>
      ))}
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
};

const expectFilters = (q: string, address: string) =>
  waitFor(() => {
    expect(screen.getByText(`asked: ${q}`)).toBeInTheDocument();
    expect(screen.getByText(`address: ${address}`)).toBeInTheDocument();
  });

describe('useCityFilters', () => {
  afterEach(() => jest.restoreAllMocks());

  it('follows the back button, even if frames come faster than renders', async () => {
    renderAt('/wanderlens', <Search />);
    await userEvent.click(screen.getByRole('button', { name: 'porto' }));
    await expectFilters('porto', '?q=porto');
    await userEvent.click(screen.getByRole('button', { name: 'berlin' }));
    await expectFilters('berlin', '?q=berlin');
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
      draw(0);
      return 0;
    });
    jest.spyOn(window, 'setTimeout').mockImplementation(((action: () => void) => {
      action();
      return 0;
    }) as never);
    act(() => screen.getByRole('button', { name: 'back' }).click());
    jest.restoreAllMocks();
    await expectFilters('porto', '?q=porto');
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    await expectFilters('nothing', 'none');
  });
});
