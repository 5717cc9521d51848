import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@wanderwork/testing';
import { Frame } from '../../layout/frame';
import { hideNotice } from '../../layout/notices';
import { offerInstall } from './offer-install';
import type { InstallPrompt } from './platform';
import { isReturnVisit } from './return-visit';

const prompt = { prompt: jest.fn() } as unknown as InstallPrompt;

/** A new tab, this long after somebody was here for the first time. */
const returnAfter = (minutes: number) => {
  isReturnVisit();
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000);
};
const returnLater = () => returnAfter(31);

// jsdom has no media queries.
beforeAll(() => Object.assign(globalThis, { matchMedia: () => ({ matches: false }) }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => hideNotice('install'));
});

const renderPage = () => renderAt('/', <Frame>page</Frame>);
const findOffer = () => screen.queryByText('Install WanderWork');

describe('the offer to install', () => {
  it('is not made on the first visit, however often the browser allows it', () => {
    renderPage();
    act(() => offerInstall(prompt));
    act(() => offerInstall(prompt));
    expect(findOffer()).not.toBeInTheDocument();
  });

  it('is not made in a second tab of the first visit', () => {
    returnAfter(29);
    renderPage();
    act(() => offerInstall(prompt));
    expect(findOffer()).not.toBeInTheDocument();
  });

  it('is made on the second visit, after the content and before the footer', () => {
    returnLater();
    renderPage();
    act(() => offerInstall(prompt));
    const after = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    const offer = findOffer()!;
    expect(after(screen.getByRole('main'), offer)).toBe(true);
    expect(after(offer, screen.getByRole('contentinfo'))).toBe(true);
    expect(within(screen.getByRole('main')).queryByText('Install WanderWork')).toBeNull();
  });

  it('is not made again once declined', async () => {
    returnLater();
    renderPage();
    act(() => offerInstall(prompt));
    await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
    expect(findOffer()).not.toBeInTheDocument();
    act(() => offerInstall(prompt));
    expect(findOffer()).not.toBeInTheDocument();
    expect(prompt.prompt).not.toHaveBeenCalled();
  });

  it('is not made where the browser stores nothing', () => {
    returnLater();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    renderPage();
    act(() => offerInstall(prompt));
    expect(findOffer()).not.toBeInTheDocument();
  });
});
