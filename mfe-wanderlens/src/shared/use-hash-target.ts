import { hashId, PageArrival } from '@wanderwork/platform';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { waitForElement } from './wait-for-element';

const focusPart = (part: HTMLElement): void => {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
};

/**
 * Brings the part of the page that the address names into view and gives it the focus, as soon as it is drawn: the
 * browser looks for it before there is a page. Who comes back stands where they were instead.
 */
export const useHashTarget = (): void => {
  const { pathname, hash, key } = useLocation();
  // Not the router's: within the shell's pages it always says that one came back.
  const kind = useContext(PageArrival);
  const shownPath = useRef<string>(null);

  const showTarget = useEffectEvent(() => {
    const arrives = shownPath.current !== pathname;
    shownPath.current = pathname;
    const id = hashId(hash);
    // The first page of a visit, and parts of this one, have the key of entries that the browser made. A page that
    // stands somewhere already was brought there.
    const comesBack = kind === 'POP' && (key !== 'default' || (arrives && scrollY > 0));
    if (!id || comesBack) return;
    return waitForElement(id, (part, waited) => {
      // Within a page the way there may be seen.
      part.scrollIntoView({ behavior: arrives || waited ? 'instant' : 'auto' });
      focusPart(part);
    });
  });

  // By place alone: how one came to the next page is known before that page is here.
  useEffect(() => showTarget(), [pathname, hash, key]);
};
