import { PAGE_DATA_ID, type PostDetail } from '@wanderwork/contracts';

/** What the first HTML of an article carries beside its text, which stands in the page. */
type ServedPost = Omit<PostDetail, 'html' | 'content'>;

const readPageData = (): ServedPost | null =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as ServedPost | null;

/** As the server sanitised it; the sources below it are data. */
const extractText = (article: Element): string => {
  const copy = article.cloneNode(true) as Element;
  for (const sources of copy.querySelectorAll('.plain-sources')) sources.remove();
  return copy.innerHTML.trim();
};

/**
 * The article that the server already put on this page, as long as it stands there: the app goes on from it, and nothing
 * that somebody reads has to come a second time. Null where it is another one.
 */
export const readServedPost = (slugOrId: string): PostDetail | null => {
  const article = document.querySelector('main.plain article.prose');
  const data = article && readPageData();
  if (!data || (data.slug !== slugOrId && data.id !== slugOrId)) return null;
  return { ...data, content: '', html: extractText(article) };
};
