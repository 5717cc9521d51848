import { act, render, screen } from '@testing-library/react';
import type { SessionUser, TemperatureUnit } from '@wanderwork/contracts';
import { setSessionUser, useSession } from '../session/session-store';
import { useTemperatureUnit } from './temperature-unit';

const preferring = (temperatureUnit: TemperatureUnit | null) =>
  ({ preferences: { theme: 'system', temperatureUnit, currency: 'USD' } }) as SessionUser;

const Unit = () => <p>{useTemperatureUnit()}</p>;
const unit = () => screen.getByRole('paragraph').textContent;

const speak = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

/** The next start of the page in the same browser. */
const startAgain = () => act(() => useSession.setState({ user: null, isLoading: true }));

describe('the degrees in which a person reads', () => {
  beforeEach(() => {
    localStorage.clear();
    useSession.setState({ user: null, isLoading: true });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['en-US', 'fahrenheit'],
    ['es-US', 'fahrenheit'],
    ['en-GB', 'celsius'],
    ['en', 'celsius'],
    ['no language at all', 'celsius'],
  ])('are as customary where %p is spoken', (language, expected) => {
    speak(language);
    render(<Unit />);
    expect(unit()).toBe(expected);
  });

  it('are those of the account, at the next start before the server has answered, and offline', () => {
    speak('en-US');
    render(<Unit />);
    act(() => setSessionUser(preferring('celsius')));
    expect(unit()).toBe('celsius');
    startAgain();
    expect(unit()).toBe('celsius');
    act(() => useSession.setState({ isLoading: false }));
    expect(unit()).toBe('celsius');
  });

  it('are customary again once nobody is signed in, with nothing left behind', () => {
    speak('en-GB');
    render(<Unit />);
    act(() => setSessionUser(preferring('fahrenheit')));
    expect(unit()).toBe('fahrenheit');
    act(() => setSessionUser(null));
    expect(unit()).toBe('celsius');
    expect(localStorage).toHaveLength(0);
  });

  it('are customary for an account that never chose', () => {
    speak('en-US');
    render(<Unit />);
    act(() => setSessionUser(preferring(null)));
    expect(unit()).toBe('fahrenheit');
  });
});
