import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@wanderwork/testing';
import { Link, useNavigate } from 'react-router-dom';
import { useToolState, type UrlCodec } from './use-tool-state';

const codec: UrlCodec<{ text: string }> = {
  parse: (params) => ({ text: params.get('text') ?? '' }),
  serialize: ({ text }) => new URLSearchParams({ text }),
};

const Tool = () => {
  const { state, change, query } = useToolState(codec);
  const navigate = useNavigate();
  return (
    <>
      <input
        aria-label="Text"
        value={state.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <output>{query}</output>
      <Link to="/tool?text=linked">Link</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
};

const getField = () => screen.getByRole('textbox', { name: 'Text' });

describe('the state of a tool', () => {
  it('is in the URL at once, so that a reload loses nothing', async () => {
    const { location } = renderAt('/tool?text=', <Tool />);
    await userEvent.type(getField(), 'a');
    await act(async () => {});
    expect(location()).toBe('/tool?text=a');
  });

  it('updates the field at each key press and the URL with the last one', async () => {
    const { location } = renderAt('/tool', <Tool />);
    await userEvent.type(getField(), 'ninety days in any 180');
    expect(getField()).toHaveValue('ninety days in any 180');
    expect(screen.getByText('text=ninety+days+in+any+180')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/tool?text=ninety+days+in+any+180'));
  });

  it('follows links and the back button', async () => {
    const { location } = renderAt('/tool', <Tool />);
    await userEvent.type(getField(), 'typed');
    await waitFor(() => expect(location()).toBe('/tool?text=typed'));
    await userEvent.click(screen.getByRole('link', { name: 'Link' }));
    await waitFor(() => expect(getField()).toHaveValue('linked'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(getField()).toHaveValue('typed'));
  });
});
