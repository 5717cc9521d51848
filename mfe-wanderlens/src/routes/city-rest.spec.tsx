import { act, cleanup, screen } from '@testing-library/react';
import { PageArrival } from '@wanderwork/platform';
import { aCityDetail, renderAt, useServer } from '@wanderwork/testing';
import { Route, Routes } from 'react-router-dom';
import CityPage from './city-page';
import { answerCity } from './open-city.fixture';

const lisbon = aCityDetail({ slug: 'lisbon', name: 'Lisbon' });

/** Navigates from another page. `rest()` is the browser's idle moment; nothing is scrolled. */
const arrive = (path: string) => {
  let idle: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (action: () => void) => idle.push(action),
    cancelIdleCallback: () => undefined,
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  renderAt(
    path,
    <PageArrival value="PUSH">
      <Routes>
        <Route path="/wanderlens/cities/:slug" element={<CityPage />} />
      </Routes>
    </PageArrival>,
  );
  return {
    rest: () =>
      act(() => {
        const due = idle;
        idle = [];
        due.forEach((action) => action());
      }),
  };
};

const cost = { level: 2, name: /^Monthly cost/ };

describe('the sections below the first view of a city page', () => {
  useServer();
  beforeEach(() => {
    answerCity(lisbon);
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    // Unmount first: the page cancels its timers with the functions that are removed here.
    cleanup();
    for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'IntersectionObserver'])
      Reflect.deleteProperty(window, name);
  });

  it('load once the browser is idle', async () => {
    const { rest } = arrive('/wanderlens/cities/lisbon');
    expect(await screen.findByRole('heading', { name: 'In short' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cost' })).toHaveAttribute('href', '#cost');
    expect(screen.queryByRole('heading', cost)).not.toBeInTheDocument();
    rest();
    expect(await screen.findByRole('heading', cost)).toBeVisible();
  });

  it('load at once for a link to one of them', async () => {
    arrive('/wanderlens/cities/lisbon#cost');
    expect(await screen.findByRole('heading', cost)).toBeVisible();
  });
});
