import { useEffect, useRef, type HTMLAttributes } from 'react';
import { useLocation } from 'react-router-dom';
import { takeRouteFocus } from './route-focus';

/** The only h1 of a page. After a route change it gets the focus, so that a screen reader announces the page. */
export const PageHeading = (props: HTMLAttributes<HTMLHeadingElement>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (takeRouteFocus()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return <h1 ref={heading} tabIndex={-1} {...props} />;
};
