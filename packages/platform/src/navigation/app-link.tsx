import { Link, NavLink, useHref, type LinkProps, type NavLinkProps } from 'react-router-dom';
import { prefetchPage } from './prefetch';

type Handlers = Pick<LinkProps, 'onPointerEnter' | 'onFocus'>;

const usePrefetch = (to: LinkProps['to'], { onPointerEnter, onFocus }: Handlers) => {
  const href = useHref(to);
  return {
    onPointerEnter: (event: React.PointerEvent<HTMLAnchorElement>) => {
      onPointerEnter?.(event);
      prefetchPage(href);
    },
    onFocus: (event: React.FocusEvent<HTMLAnchorElement>) => {
      onFocus?.(event);
      prefetchPage(href);
    },
  };
};

/** A link inside the product. It prefetches its page when the pointer or the focus reaches it. */
export const AppLink = (props: LinkProps) => <Link {...props} {...usePrefetch(props.to, props)} />;

/** The same for navigation: it is marked when it leads to the current page. */
export const AppNavLink = (props: NavLinkProps) => <NavLink {...props} {...usePrefetch(props.to, props)} />;
