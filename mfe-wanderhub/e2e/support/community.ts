import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { becomeAdmin, becomeConfirmedMember } from '../../../e2e/support/person';
import { computeCode } from '../../../e2e/support/totp';

/** A person in a browser of their own. */
export interface CommunityMember {
  page: Page;
  handle: string;
  name: string;
  email: string;
}

const HOUR_MS = 3_600_000;

const getOrigin = () => String(test.info().project.use.baseURL);

/** Calls the API like the page's own scripts, and returns its answer. */
export const callApi = async <Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<Answer> => {
  const origin = getOrigin();
  const response = await page.request.fetch(`${origin}/api${path}`, { method, data, headers: { origin } });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return (response.status() === 204 ? undefined : await response.json()) as Answer;
};

/** Opens a browser of its own, with an empty page. */
export const openBrowser = async (
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<Page> => (await browser.newContext(options)).newPage();

const createHandle = (name: string) => `${name.toLowerCase().slice(0, 9)}_${randomUUID().slice(0, 8)}`;

/** Signs in somebody with a confirmed address and a profile in Connect, in this browser. */
export const joinCommunity = async (page: Page, name: string): Promise<CommunityMember> => {
  const { email } = await becomeConfirmedMember(page, getOrigin());
  const handle = createHandle(name);
  await callApi(page, 'PUT', '/connect/profile', { handle, name });
  return { page, handle, name, email };
};

/** Has the admin appoint somebody for `regions`; as a moderator they may write more a day than a new person. */
export const appointModerator = async (
  { handle }: CommunityMember,
  admin: Page,
  regions: string[],
): Promise<void> => {
  const until = new Date(Date.now() + 24 * HOUR_MS).toISOString();
  await callApi(admin, 'PUT', `/connect/moderation/moderators/${handle}`, {
    regions,
    reason: 'Knows the region well',
    until,
  });
};

/** Moderators need a second factor. */
export const addSecondFactor = async ({ page }: CommunityMember): Promise<void> => {
  const { secret } = await callApi<{ secret: string }>(page, 'POST', '/account/totp');
  await callApi(page, 'POST', '/account/totp/confirm', { code: computeCode(secret) });
};

/** Signs the first admin in to this browser. */
export const signInAdmin = (page: Page) => becomeAdmin(page, getOrigin());

/** Somebody who may write several topics a day, in a browser of their own. */
export const createWriter = async (
  browser: Browser,
  baseURL: string,
  name: string,
): Promise<CommunityMember> => {
  const admin = await openBrowser(browser, { baseURL });
  await signInAdmin(admin);
  const writer = await joinCommunity(await openBrowser(browser, { baseURL }), name);
  await appointModerator(writer, admin, ['southern-europe']);
  await admin.close();
  return writer;
};

/** The form of version 7, the only one of ids that clients choose. */
export const createClientId = (): string => randomUUID().replace(/^(.{14})4/, '$17');

/** Writes a question with replies through the API. Returns the path of its page. */
export const writeTopic = async (
  { page }: CommunityMember,
  { title, texts: [text, ...replies] }: { title: string; texts: readonly string[] },
): Promise<string> => {
  const topic = {
    id: createClientId(),
    place: 'city:lisbon',
    kind: 'question',
    title,
    text,
    tags: ['housing'],
  };
  const { code, slug } = await callApi<{ code: string; slug: string }>(
    page,
    'POST',
    '/connect/topics',
    topic,
  );
  for (const reply of replies)
    await callApi(page, 'POST', `/connect/topics/${code}/posts`, { id: createClientId(), text: reply });
  return `/connect/t/${code}/${slug}`;
};

/** Reloads until the job that delivers notifications has run. */
export const waitForNotification = async (page: Page, text: string): Promise<void> => {
  await expect(async () => {
    await page.goto('/connect/notifications');
    await expect(page.getByRole('main')).toContainText(text, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
};

/** Resolves once the stream that `page` shares covers the topic. Call it before the topic opens. */
export const waitForStream = (page: Page, code: string) =>
  page.context().waitForEvent('response', {
    predicate: (response) => response.url().includes(`/live?topics=`) && response.url().includes(code),
  });
