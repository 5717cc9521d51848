import { expect, type Page } from '@playwright/test';

/** Reads the development mailbox: its list and the email with `id`, or the newest one. */
const readMailbox = async (page: Page, id = ''): Promise<string> =>
  (await page.request.get(`/dev/mailbox?mail=${id}`)).text();

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The characters that the page writes as entities. */
const unescapeHtml = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name]!);

/** Waits for an email to `address` whose subject contains `subject`, and returns the text of the newest one. */
export const readEmail = async (page: Page, address: string, subject = ''): Promise<string> => {
  let id: string | undefined;
  await expect(async () => {
    const [list] = (await readMailbox(page)).split('</ul>');
    const items = list!.split('<li>').map(unescapeHtml);
    const item = items.find((one) => one.includes(`to ${address},`) && one.includes(subject));
    id = /\?mail=([^"]+)"/.exec(item ?? '')?.[1];
    expect(id).toBeDefined();
  }).toPass();
  const [, text] = /<pre>(.*?)<\/pre>/s.exec(await readMailbox(page, id))!;
  return unescapeHtml(text!);
};

/** Waits until the newest email to `address` has a link to `path` and returns the link. */
export const linkFor = async (page: Page, address: string, path: string): Promise<string> => {
  let link: string | undefined;
  await expect(async () => {
    link = new RegExp(`\\S+${path}\\?token=\\S+`).exec(await readEmail(page, address))?.[0];
    expect(link).toBeDefined();
  }).toPass();
  const { pathname, search } = new URL(link as string);
  return pathname + search;
};
