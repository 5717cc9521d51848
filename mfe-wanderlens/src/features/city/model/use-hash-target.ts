import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenDrawn } from './when-drawn';

/** The id that an address names; empty for none, and for one that cannot be read. */
const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

const giveFocus = (part: HTMLElement): void => {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
};

/**
 * Brings the part of the page that the address names into view and gives it the focus, as soon as it is drawn: the
 * browser looks for it before there is a page. Who comes back stands where they were instead.
 */
export const useHashTarget = (): void => {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const shown = useRef<string>(null);

  useEffect(() => {
    const arrives = shown.current !== pathname;
    shown.current = pathname;
    const id = idOf(hash);
    // The first page of a visit, and parts of this one, have the key of entries that the browser made. A page that
    // stands somewhere already was brought there.
    const comesBack = kind === 'POP' && (key !== 'default' || (arrives && scrollY > 0));
    if (!id || comesBack) return;
    return whenDrawn(id, (part, waited) => {
      if (arrives || waited) part.scrollIntoView({ behavior: 'instant' });
      giveFocus(part);
    });
  }, [pathname, hash, key, kind]);
};
