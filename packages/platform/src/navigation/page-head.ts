import { formatDocumentTitle } from '@wanderwork/contracts';
import { useEffect } from 'react';

export interface PageHeadProps {
  title: string;
  description?: string;
  /** The path that search engines should index; the current path by default. */
  canonical?: string;
  /** Keeps the page out of search engines. */
  private?: boolean;
}

const findOrCreate = (selector: string, create: () => HTMLElement): HTMLElement => {
  const found = document.head.querySelector<HTMLElement>(selector);
  return found ?? document.head.appendChild(create());
};

const findOrCreateMeta = (name: string): HTMLElement =>
  findOrCreate(`meta[name="${name}"]`, () => Object.assign(document.createElement('meta'), { name }));

const findOrCreateCanonicalLink = (): HTMLElement =>
  findOrCreate('link[rel="canonical"]', () =>
    Object.assign(document.createElement('link'), { rel: 'canonical' }),
  );

/**
 * Sets the title and meta tags of the page. The served HTML already has these tags for the first page, so they are
 * changed in place: tags hoisted by React would be duplicates.
 */
export const PageHead = ({
  title,
  description,
  canonical,
  private: isPrivate = false,
}: PageHeadProps): null => {
  useEffect(() => {
    document.title = formatDocumentTitle(title);
    findOrCreateCanonicalLink().setAttribute(
      'href',
      new URL(canonical ?? location.pathname, location.origin).href,
    );
    if (description) findOrCreateMeta('description').setAttribute('content', description);
    if (isPrivate) findOrCreateMeta('robots').setAttribute('content', 'noindex');
    else document.head.querySelector('meta[name="robots"]')?.remove();
  }, [title, description, canonical, isPrivate]);
  return null;
};

/** Sets the title only, for pages without other metadata. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = formatDocumentTitle(title);
  }, [title]);
};
