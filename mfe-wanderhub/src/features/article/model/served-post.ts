import { PAGE_DATA_ID, type PostDetail } from '@wanderwork/contracts';

/** The JSON data in the first HTML of an article. The text itself is in the page. */
type ServedPost = Omit<PostDetail, 'html' | 'content'>;

const readPageData = (): ServedPost | null =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as ServedPost | null;

/** The text as the server sanitized it, without the list of sources. */
const extractText = (article: Element): string => {
  const copy = article.cloneNode(true) as Element;
  for (const sources of copy.querySelectorAll('.plain-sources')) sources.remove();
  return copy.innerHTML.trim();
};

/**
 * Reads the article from the server's HTML, so that it need not be requested again. Null if the page has no such
 * article.
 */
export const readServedPost = (slugOrId: string): PostDetail | null => {
  const article = document.querySelector('main.plain article.prose');
  const data = article && readPageData();
  if (!data || (data.slug !== slugOrId && data.id !== slugOrId)) return null;
  return { ...data, content: '', html: extractText(article) };
};
