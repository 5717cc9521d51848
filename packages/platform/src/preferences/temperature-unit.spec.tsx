import { act, render, screen } from '@testing-library/react';
import type { SessionUser, TemperatureUnit } from '@wanderwork/contracts';
import { setSessionUser, useSession } from '../session/session-store';
import { useTemperatureUnit } from './temperature-unit';

const createUserWithUnit = (temperatureUnit: TemperatureUnit | null) =>
  ({ preferences: { theme: 'system', temperatureUnit, currency: 'USD' } }) as SessionUser;

const Unit = () => <p>{useTemperatureUnit()}</p>;
const getShownUnit = () => screen.getByRole('paragraph').textContent;

const setLanguage = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

/** Restarts the page in the same browser. */
const restartPage = () => act(() => useSession.setState({ user: null, isLoading: true }));

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
    setLanguage(language);
    render(<Unit />);
    expect(getShownUnit()).toBe(expected);
  });

  it('are those of the account, at the next start before the server has answered, and offline', () => {
    setLanguage('en-US');
    render(<Unit />);
    act(() => setSessionUser(createUserWithUnit('celsius')));
    expect(getShownUnit()).toBe('celsius');
    restartPage();
    expect(getShownUnit()).toBe('celsius');
    act(() => useSession.setState({ isLoading: false }));
    expect(getShownUnit()).toBe('celsius');
  });

  it('are customary again once nobody is signed in, with nothing left behind', () => {
    setLanguage('en-GB');
    render(<Unit />);
    act(() => setSessionUser(createUserWithUnit('fahrenheit')));
    expect(getShownUnit()).toBe('fahrenheit');
    act(() => setSessionUser(null));
    expect(getShownUnit()).toBe('celsius');
    expect(localStorage).toHaveLength(0);
  });

  it('are customary for an account that never chose', () => {
    setLanguage('en-US');
    render(<Unit />);
    act(() => setSessionUser(createUserWithUnit(null)));
    expect(getShownUnit()).toBe('fahrenheit');
  });
});
