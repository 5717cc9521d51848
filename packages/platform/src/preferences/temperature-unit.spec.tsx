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

describe('useTemperatureUnit', () => {
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
  ])('uses the unit usual for the language %p: %s', (language, expected) => {
    setLanguage(language);
    render(<Unit />);
    expect(getShownUnit()).toBe(expected);
  });

  it('uses the account’s unit, also at the next start before the server answers, and offline', () => {
    setLanguage('en-US');
    render(<Unit />);
    act(() => setSessionUser(createUserWithUnit('celsius')));
    expect(getShownUnit()).toBe('celsius');
    restartPage();
    expect(getShownUnit()).toBe('celsius');
    act(() => useSession.setState({ isLoading: false }));
    expect(getShownUnit()).toBe('celsius');
  });

  it('returns to the usual unit after sign-out and leaves nothing stored', () => {
    setLanguage('en-GB');
    render(<Unit />);
    act(() => setSessionUser(createUserWithUnit('fahrenheit')));
    expect(getShownUnit()).toBe('fahrenheit');
    act(() => setSessionUser(null));
    expect(getShownUnit()).toBe('celsius');
    expect(localStorage).toHaveLength(0);
  });

  it('uses the usual unit for an account without a choice', () => {
    setLanguage('en-US');
    render(<Unit />);
    act(() => setSessionUser(createUserWithUnit(null)));
    expect(getShownUnit()).toBe('fahrenheit');
  });
});
