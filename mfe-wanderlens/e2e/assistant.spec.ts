import { randomUUID } from 'node:crypto';
import { expect, test, type Page, type Route } from '@playwright/test';
import { createTrip, noPins, toDay } from '@wanderwork/travel';
import { expectAccessible } from '../../e2e/support/axe';
import { becomeMember } from '../../e2e/support/person';
import { cardsOfAllTools, aCard, aFigure } from '../src/features/assistant/testing/cards.fixture';

const MESSAGES = '**/api/assistant/conversations/*/messages/*';
const writer = { event: 'writer', writer: { kind: 'embedded', name: 'WanderWork’s assistant' } };
const model = { event: 'writer', writer: { kind: 'model', name: 'Nimbus 3' } };
const card = { event: 'card', card: aCard() };
const claim = {
  event: 'claim',
  claim: { text: 'Rent in Tbilisi is $540 a month.', cites: [{ card: 'city.figures:tbilisi', key: 'rent' }] },
};
const end = { event: 'end' };

const toLines = (events: unknown[]): string =>
  events.map((event) => (typeof event === 'string' ? event : `${JSON.stringify(event)}\n`)).join('');

interface Sent {
  id: string;
  body: { text: string; page?: string; trip?: string };
}

/**
 * Plays the server of the assistant: each message gets the next of these answers, as lines or as what the route does.
 * Returns the messages it received.
 */
const playServer = async (page: Page, ...answers: (unknown[] | ((route: Route) => Promise<void>))[]) => {
  const sent: Sent[] = [];
  await page.route('**/api/assistant/allowance', (route) =>
    route.fulfill({
      json: { limit: 5, left: 3, resetsAt: new Date(Date.now() + 5 * 3_600_000), writer: writer.writer },
    }),
  );
  await page.route('**/api/assistant/conversations', (route) =>
    route.fulfill({
      json: {
        items: [{ id: 'c1', title: 'When to go to Athens?', updatedAt: '2026-11-01T10:00:00Z' }],
        nextKey: null,
      },
    }),
  );
  await page.route(MESSAGES, async (route) => {
    sent.push({ id: route.request().url().split('/').at(-1)!, body: route.request().postDataJSON() });
    const answer = answers.shift() ?? [end];
    if (typeof answer === 'function') await answer(route);
    else await route.fulfill({ contentType: 'application/x-ndjson', body: toLines(answer) });
  });
  return sent;
};

const refuse =
  (status: number, code: string, more: object = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      json: { statusCode: status, code, message: 'The server’s own words.', ...more },
    });

const getPanel = (page: Page) => page.getByRole('dialog', { name: 'Ask the assistant' });
const getAnswer = (page: Page) => page.getByRole('article', { name: 'Answer' }).last();
const getField = (page: Page) => page.getByRole('textbox', { name: 'Your question' });

const ask = async (page: Page, text: string) => {
  await getField(page).fill(text);
  await page.getByRole('button', { name: 'Ask', exact: true }).last().click();
};

test('a visitor learns what the assistant does, and searches without it', async ({ page }) => {
  await page.goto('/wanderlens/cities/lisbon');
  await page.getByRole('button', { name: 'Ask about Lisbon' }).click();
  const panel = getPanel(page);
  await expect(panel.getByRole('button', { name: 'Create a free account' })).toBeVisible();
  await expect(getField(page)).toHaveCount(0);
  const searches = panel.getByRole('group', { name: 'Searches' }).getByRole('link');
  await expect(searches).toHaveCount(3);
  await searches.first().click();
  await expect(page).toHaveURL(/\/wanderlens\?q=/);
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await panel.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('loads none of its code before somebody opens it', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL!);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/wanderlens/cities/lisbon');
  await page.getByRole('button', { name: 'Ask about Lisbon' }).waitFor();
  await page.waitForLoadState('networkidle');
  const isOwn = (url: string) => /\/assistant\.[0-9a-f]+\.js/.test(url) || url.includes('/api/assistant');
  expect(scripts.filter(isOwn)).toEqual([]);
  await playServer(page);
  await page.getByRole('button', { name: 'Ask about Lisbon' }).click();
  await expect(getField(page)).toBeFocused();
  expect(scripts.filter(isOwn).length).toBeGreaterThan(0);
});

test('answers about the page it was opened on, by keyboard alone', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL!);
  const sent = await playServer(page, [writer, card, claim, end], [writer, card, end]);
  await page.goto('/wanderlens/cities/lisbon');
  const opener = page.getByRole('button', { name: 'Ask about Lisbon' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = getPanel(page);
  await expect(getField(page)).toBeFocused();
  await expect(panel.getByText('About Lisbon')).toBeVisible();
  await expect(panel.getByText('3 questions left today')).toBeVisible();
  await page.keyboard.type('What is the rent?');
  await page.keyboard.press('Enter');
  await expect(getAnswer(page)).toContainText("Answered by WanderWork's assistant, from its own figures");
  await expect(panel.getByRole('status').filter({ hasText: 'Rent in Tbilisi is $540' })).toBeAttached();
  await expect(getField(page)).toBeFocused();
  expect(sent[0]!.body).toEqual({ text: 'What is the rent?', page: '/wanderlens/cities/lisbon' });

  await page.getByRole('button', { name: /^Figure 1: Rent/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('$540 a month');

  await panel.getByRole('button', { name: 'Remove: About Lisbon' }).focus();
  await page.keyboard.press('Enter');
  await getField(page).focus();
  await page.keyboard.type('And in Tbilisi?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Answer' })).toHaveCount(2);
  expect(sent[1]!.body).toEqual({ text: 'And in Tbilisi?' });
  // While an answer arrives, Escape stops it instead.
  await expect(panel.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Answer' })).toHaveCount(2);
  await panel.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(/\/wanderlens\/assistant\?c=/);
  await expect(page.getByRole('heading', { name: 'And in Tbilisi?' })).toBeVisible();
});

test('stops with Escape, keeps what was typed, and continues with the same message', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!);
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  const sent = await playServer(page, () => wait, [writer, card, '{"event":"cl'], [writer, card, claim, end]);
  await page.goto('/wanderlens/cities/lisbon');
  await page.getByRole('button', { name: 'Ask about Lisbon' }).click();
  await ask(page, 'What is the rent?');
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await getField(page).fill('My next question');
  await page.keyboard.press('Escape');
  await expect(stop).toHaveCount(0);
  await expect(getPanel(page)).toBeVisible();
  await expect(getAnswer(page).getByRole('alert')).toContainText('You stopped it here.');
  await expect(getField(page)).toHaveValue('My next question');
  release();

  await getAnswer(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(getAnswer(page).getByRole('alert')).toContainText('Interrupted. What has arrived stays here.');
  await expect(getAnswer(page).getByRole('group', { name: 'Rent in Tbilisi' })).toBeVisible();
  await getAnswer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(getAnswer(page)).toContainText('Rent in Tbilisi is $540 a month.');
  await expect(getAnswer(page).getByRole('alert')).toHaveCount(0);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask about Lisbon' }).click();
  await expect(getField(page)).toHaveValue('My next question');
});

test('says who wrote it and what was left out, ignores unknown events and shows markup as text', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!);
  const evil = '<img src=x onerror="document.title=1"> [link](https://evil.example)';
  await playServer(page, [
    { event: 'hologram', text: 'from the future' },
    { event: 'dropped', count: 2 },
    { event: 'card', card: aCard({ title: evil, figures: [aFigure({ label: evil })] }) },
    'not JSON\n',
    model,
    { event: 'claim', claim: { text: evil, cites: [] } },
    end,
  ]);
  await page.goto('/wanderlens/assistant');
  await ask(page, 'What is the rent?');
  const answer = getAnswer(page);
  await expect(answer).toContainText(
    'Written by Nimbus 3. We checked every number. 2 sentences were left out.',
  );
  await expect(answer.getByRole('group', { name: evil })).toBeVisible();
  await expect(answer.getByText(evil)).toHaveCount(3);
  await expect(answer.locator('img, a[href*="evil"]')).toHaveCount(0);
});

test('refuses with a next step, and marks the words it did not understand', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL!);
  const next = [{ kind: 'ask', label: 'When to go to Athens?', text: 'When to go to Athens?' }];
  const refusal = {
    form: 'understanding',
    text: 'I didn’t understand “flurb”.',
    marked: [{ start: 8, end: 13 }],
    next,
  };
  const sent = await playServer(page, [writer, { event: 'refusal', refusal }, end], [writer, card, end]);
  await page.goto('/wanderlens/assistant');
  await ask(page, 'How far flurb is it?');
  await expect(getAnswer(page).locator('mark')).toContainText('flurb');
  await getAnswer(page).getByRole('button', { name: 'When to go to Athens?' }).click();
  await expect(page.getByRole('heading', { name: 'When to go to Athens?' })).toBeFocused();
  expect(sent[1]!.body.text).toBe('When to go to Athens?');
});

test('explains the limit of the day and keeps the question', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL!);
  const resetsAt = new Date(Date.now() + 5 * 3_600_000);
  await playServer(
    page,
    refuse(409, 'assistant.busy'),
    refuse(429, 'assistant.daily_limit', { limit: 5, resetsAt }),
  );
  await page.goto('/wanderlens/assistant');
  await ask(page, 'What is the rent?');
  await expect(getAnswer(page).getByRole('alert')).toContainText('The server’s own words.');
  await getAnswer(page).getByRole('button', { name: 'Ask again' }).click();
  const limit = page.getByRole('alert').filter({ hasText: 'You’ve used your 5 questions for today' });
  await expect(limit).toContainText('You get new ones in 5 hours');
  await expect(limit.getByRole('group', { name: 'Searches' }).getByRole('link')).toHaveCount(3);
  await expect(getField(page)).toHaveValue('What is the rent?');
});

test('draws a card of every tool, accessible on a phone and a desk, in the panel and on its page', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!);
  await playServer(page, [
    writer,
    ...cardsOfAllTools.map((one) => ({ event: 'card', card: one })),
    claim,
    end,
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wanderlens/cities/lisbon');
  await page.getByRole('button', { name: 'Ask about Lisbon' }).click();
  await ask(page, 'Tell me everything');
  for (const { title } of cardsOfAllTools)
    await expect(getAnswer(page).getByRole('group', { name: title, exact: true })).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(390);
  await expectAccessible(page, { within: '[role=dialog]' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, { within: '[role=dialog]' });
  await getPanel(page).getByRole('link', { name: 'Open as a page' }).click();
  await expect(page.getByRole('button', { name: 'Delete: When to go to Athens?' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await width()).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

/** A saved trip of a new member: a month in Lisbon, then one in Athens. */
const createSavedTrip = async (page: Page, baseURL: string): Promise<string> => {
  await becomeMember(page, baseURL);
  const from = toDay(2027, 3, 1);
  const trip = {
    ...createTrip(randomUUID(), from, 'Spring'),
    stops: ['lisbon', 'athens'].map((city, at) => ({
      id: city,
      city,
      arrive: from + 30 * at,
      leave: from + 30 * (at + 1),
      pinned: noPins,
      note: '',
    })),
  };
  const response = await page.request.put(new URL(`/api/trips/${trip.id}`, baseURL).href, {
    data: { trip },
    headers: { origin: baseURL },
  });
  expect(response.ok()).toBe(true);
  return trip.id;
};

const getStops = (page: Page) => page.getByRole('list', { name: 'Stops' }).locator('[data-stop]');
const getReview = (page: Page) => page.getByRole('region', { name: 'Review this change' });

test('drafts a change of a trip, which is reviewed, accepted and taken back', async ({ page, baseURL }) => {
  const trip = await createSavedTrip(page, baseURL!);
  await page.goto(`/wanderlens/planner?trip=${trip}`);
  await expect(getStops(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(getPanel(page).getByText('About this trip')).toBeVisible();
  await ask(page, 'add two weeks in Porto');
  const card = getAnswer(page).getByRole('group', { name: 'A draft for your trip' });
  await expect(card).toContainText('Porto from 30 Apr 2027 to 14 May 2027');
  await expect(card).toContainText('74 nights');
  await card.getByRole('link', { name: 'Review the draft' }).click();
  await expect(getPanel(page)).toHaveCount(0);

  await expect(getReview(page)).toContainText('Drafted by the assistant on ');
  await expect(getReview(page)).toContainText('Nights: +14');
  await getReview(page).getByRole('button', { name: 'Decide later' }).click();
  await page.reload();
  const waiting = page.getByRole('status').filter({ hasText: '1 change waits for you.' });
  await waiting.getByRole('button', { name: 'Review' }).click();
  await getReview(page).getByRole('button', { name: 'Accept' }).click();
  await expect(getStops(page)).toHaveCount(3);
  await expect(getStops(page).last()).toContainText('Porto');
  await expect(getReview(page)).toHaveCount(0);
  await expect(waiting).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getStops(page)).toHaveCount(2);
  await expect(page.getByText('Saved to your account')).toBeVisible();
});

test('a draft that no longer fits, was rejected or is gone says so', async ({ page, baseURL }) => {
  const trip = await createSavedTrip(page, baseURL!);
  const draft = randomUUID();
  const from = toDay(2027, 3, 1);
  const send = async (path: string, data: object) =>
    (
      await page.request.post(new URL(`/api/trips/${trip}/${path}`, baseURL).href, {
        data,
        headers: { origin: baseURL! },
      })
    ).ok();
  const stay = (leave: number) => [{ type: 'setStay', id: 'athens', arrive: from + 30, leave }];
  expect(await send('drafts', { id: draft, base: 1, writer: 'assistant', ops: stay(from + 80) })).toBe(true);
  expect(await send('changes', { requestId: randomUUID(), base: 1, ops: stay(from + 90) })).toBe(true);

  await page.goto(`/wanderlens/planner?trip=${trip}&draft=${draft}`);
  await expect(getReview(page)).toContainText('This no longer fits your trip.');
  await expect(getReview(page)).toContainText('you changed the same thing meanwhile');
  await expect(getReview(page).getByRole('button', { name: /^Accept/ })).toBeDisabled();
  await getReview(page).getByRole('button', { name: 'Reject' }).click();
  await expect(getReview(page)).toHaveCount(0);

  await page.goto(`/wanderlens/planner?trip=${trip}&draft=${draft}`);
  await expect(page.getByText('You rejected this draft already.')).toBeVisible();
  await page.goto(`/wanderlens/planner?trip=${trip}&draft=${randomUUID()}`);
  const gone = page.getByRole('status').filter({ hasText: 'This draft isn’t here any more.' });
  await gone.getByRole('button', { name: 'Ask for a new one' }).click();
  await expect(getPanel(page).getByText('About this trip')).toBeVisible();
  await page.keyboard.press('Escape');
  await gone.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`trip=${trip}$`));
  await expect(gone).toHaveCount(0);
});

test('a conversation that is not kept has follow-ups, and is gone after a reload', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!);
  await page.goto('/wanderlens/assistant');
  await page.getByRole('checkbox', { name: 'Don’t keep this conversation' }).check();
  await expect(page.getByText('It stays on this page and is gone when you leave or reload.')).toBeVisible();
  await ask(page, 'when to go to Athens');
  await expect(getAnswer(page).getByRole('group', { name: 'The year in Athens' })).toBeVisible();
  await expect(page.getByText('We don’t keep this conversation.')).toBeVisible();
  await ask(page, 'and in May?');
  await expect(getAnswer(page).getByRole('group', { name: 'Athens in May' })).toBeVisible();
  await expect(page).toHaveURL('/wanderlens/assistant');
  // The suite's limit is a multiple of the usual one.
  await expect(page.getByText(/998 questions left today$/)).toBeVisible();
  const stored = await page.request.get(new URL('/api/assistant/conversations', baseURL).href);
  expect(((await stored.json()) as { items: unknown[] }).items).toEqual([]);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Example questions' })).toBeVisible();
});

test('two tabs ask in conversations of their own, and both are kept', async ({ page, context, baseURL }) => {
  await becomeMember(page, baseURL!);
  const other = await context.newPage();
  await page.goto('/wanderlens/assistant');
  await other.goto('/wanderlens/assistant');
  await Promise.all([ask(page, 'what is rent in Lisbon'), ask(other, 'how far is Dakar from Lisbon')]);
  await expect(getAnswer(page).getByRole('group', { name: 'Rent in Lisbon' })).toBeVisible();
  await expect(getAnswer(other).getByRole('group', { name: 'Lisbon to Dakar' })).toBeVisible();
  await page.reload();
  await expect(getAnswer(page).getByRole('group', { name: 'Rent in Lisbon' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete: how far is Dakar from Lisbon' })).toBeVisible();
});
