/** Where an article shows figures of cities: in its text, on their cards, and in the list of figures at its end. */
const LIVE_FIGURES = '.live, .live-card dd, .live-list li';

/** Converts the prices among the live figures of an article. Amounts that the author wrote stay as they are. */
export const convertLivePrices = (html: string, convertText: (text: string) => string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(LIVE_FIGURES))
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) node.textContent = convertText(node.textContent ?? '');
  return body.innerHTML;
};

/** Whether an article shows prices of cities. */
export const hasLivePrices = (html: string): boolean => /class="live[^>]*>\$\d/.test(html);
