import { documentTitle } from '@wanderwork/contracts';
import { useEffect } from 'react';

export interface PageHeadProps {
  title: string;
  description?: string;
  /** Path of the one address that search engines should keep; by default the current path. */
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
 * Sets what the window and search engines read about the page. The served HTML brings the same tags for the first page,
 * so they are changed in place: React's own hoisted tags would stand beside them.
 */
export const PageHead = ({
  title,
  description,
  canonical,
  private: isPrivate = false,
}: PageHeadProps): null => {
  useEffect(() => {
    document.title = documentTitle(title);
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

/** The title alone, for pages that say nothing else about themselves. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
};
