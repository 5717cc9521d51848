import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { becomeAdmin, becomeMember, post } from '../../e2e/support/person';
import { mockSpeech, type SpeechFaults } from './voice-doubles';

/** Signs in a new member with Premium, which a second browser grants as admin. */
const becomePremium = async (page: Page, baseURL: string) => {
  await becomeMember(page, baseURL);
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  const adminContext = await page.context().browser()!.newContext({ baseURL });
  const admin = await adminContext.newPage();
  await becomeAdmin(admin, baseURL);
  const grant = { tier: 'premium', until: '2099-01-31', reason: 'A journey of the voice assistant' };
  await post(admin, `/api/admin/users/${id}/grants`, grant, baseURL);
  await adminContext.close();
};

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status');
const field = (page: Page) => main(page).getByRole('textbox', { name: /type your question|I heard/ });
const talk = (page: Page) => main(page).getByRole('button', { name: /Press to talk|Try again/ });
const listLog = (page: Page) => page.evaluate(() => window.speechDouble.log);
const setFaults = (page: Page, faults: SpeechFaults) =>
  page.evaluate((change) => void Object.assign(window.speechDouble, change), faults);
const hear = (page: Page, text: string, isFinal = true, index = 0) =>
  page.evaluate(([words, final, at]) => window.speechDouble.hear(words, final, at), [
    text,
    isFinal,
    index,
  ] as const);
const endRecognition = (page: Page) => page.evaluate(() => window.speechDouble.end());

/** Opens the page as a Premium member who does not use a screen reader. */
const openVoice = async (page: Page, baseURL: string, faults: SpeechFaults = {}) => {
  await mockSpeech(page, faults);
  await becomePremium(page, baseURL);
  await page.goto('/voice-assistant');
  await main(page).getByRole('button', { name: 'Speak the answers' }).click();
};

/** A fifth of a second of silence, as a WAV file. */
const createSilence = (): Buffer => {
  const head = Buffer.from('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
  const rates = Buffer.alloc(12);
  rates.writeUInt32LE(8_000, 0);
  rates.writeUInt32LE(8_000, 4);
  rates.writeUInt16LE(1, 8);
  rates.writeUInt16LE(8, 10);
  const data = Buffer.alloc(8 + 1_600, 128);
  data.write('data', 0, 'latin1');
  data.writeUInt32LE(1_600, 4);
  const file = Buffer.concat([head, rates, data]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
};

/** Text is always a way to ask. */
const expectTextWorks = async (page: Page) => {
  await field(page).fill('rent in Tbilisi');
  await field(page).press('Enter');
  const turn = main(page).getByRole('article').first();
  await expect(turn).toContainText('rent in Tbilisi');
  await expect(field(page)).toHaveValue('');
  // It fades in.
  await expect(turn.getByRole('group', { name: /Tbilisi/ })).toHaveCSS('opacity', '1');
};

test('a free member reads an example and is never asked for the microphone', async ({ page, baseURL }) => {
  await mockSpeech(page, { permission: 'prompt' });
  await becomeMember(page, baseURL!);
  await page.goto('/voice-assistant');
  const gate = main(page).getByRole('group', { name: 'Voice is part of Premium' });
  await expect(gate.getByRole('button', { name: 'See plans' })).toBeVisible();
  await expect(gate.getByRole('link', { name: 'Ask in writing' })).toHaveAttribute(
    'href',
    '/wanderlens/assistant',
  );
  await expect(main(page).getByRole('region', { name: 'An example' })).toContainText('Medellín');
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Space');
  expect(await listLog(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);

  await gate.getByRole('link', { name: 'Ask in writing' }).click();
  await main(page).getByRole('link', { name: 'Voice is part of Premium' }).click();
  await expect(gate).toBeVisible();
});

test('a premium member talks, corrects what was heard, and hears the answer', async ({ page, baseURL }) => {
  await mockSpeech(page, { permission: 'prompt' });
  await becomePremium(page, baseURL!);
  await page.goto('/voice-assistant');
  await expect(main(page).getByText(/We get the text, never the sound/)).toBeVisible();
  await expect(main(page).getByText(/Do you use a screen reader/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await main(page).getByRole('button', { name: 'Speak the answers' }).click();
  expect(await listLog(page)).toEqual([]);

  // What is heard joins what was typed, and then waits to be sent by hand.
  await field(page).fill('Please:');
  // Held with the mouse: listening lasts until the release.
  await talk(page).hover();
  await page.mouse.down();
  await expect(status(page)).toHaveText('Listening…');
  expect(await listLog(page)).toEqual(['getUserMedia', 'track stopped', 'start']);
  await expect(page.locator('[data-uninterrupted]')).toHaveCount(1);
  await hear(page, 'rent in', false);
  await expect(main(page).getByText('rent in', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await hear(page, 'rent in Tbilisi');
  // A final result arrives twice.
  await hear(page, 'rent in Tbilisi', true, 1);
  await page.mouse.up();
  await expect(field(page)).toHaveValue('Please: rent in Tbilisi');
  await field(page).fill('rent in Batumi');
  await expect(status(page)).toHaveText('Send it when it’s right.');
  await setFaults(page, { voice: 'never-ends' });
  await main(page).getByRole('button', { name: 'Send' }).click();

  const turn = main(page).getByRole('article').first();
  await expect(turn).toContainText('rent in Batumi');
  await expect(turn.getByRole('group', { name: /Batumi/ })).toContainText('Rent');
  await expect(status(page)).toHaveText('Speaking. Press the button or any key to stop.');
  const listSpoken = async () =>
    (await listLog(page)).flatMap((entry) => /^speak \(Near\): (.*)/.exec(entry)?.[1] ?? []);
  const [spoken] = await listSpoken();
  expect(spoken).toContain('Batumi');
  await expect(turn).toContainText(spoken!);
  await page.keyboard.press('ArrowDown');
  await expect(status(page)).toHaveText('Ready when you are.');
  expect((await listLog(page)).at(-1)).toBe('cancel');
  await expect(page.locator('[data-uninterrupted]')).toHaveCount(0);

  await turn.getByRole('button', { name: 'Edit: rent in Batumi' }).click();
  await turn.getByRole('textbox', { name: 'Your words' }).fill('rent in Yerevan');
  await turn.getByRole('button', { name: 'Send again' }).click();
  await expect(main(page).getByRole('article').first()).toContainText('rent in Yerevan');
  await expect(status(page)).toHaveText('Speaking. Press the button or any key to stop.');

  // What sounds like the assistant itself is set aside.
  const echo = (await listSpoken()).at(-1)!;
  expect(echo).toContain('Yerevan');
  await page.evaluate((next) => void (window.speechDouble.next = next), echo);
  const button = main(page).getByRole('button', { name: /Stop speaking|Press to talk/ });
  await button.click();
  await button.click();
  await expect(status(page)).toHaveText('That was me. Please say it again.');
});

test('the keyboard talks, stops and never leaves the microphone open', async ({ page, baseURL, context }) => {
  await openVoice(page, baseURL!);
  await field(page).fill('Please:');
  await page.locator('h1').focus();
  await page.keyboard.down('Space');
  await expect(status(page)).toHaveText('Listening…');
  await page.waitForTimeout(400);
  // Each utterance is one start; a held key restarts.
  await hear(page, 'three months');
  await endRecognition(page);
  await expect.poll(() => listLog(page)).toEqual(['start', 'start']);
  await hear(page, 'in Lisbon', false);
  await setFaults(page, { ends: false });
  await page.keyboard.up('Space');
  await expect(status(page)).toHaveText('Just a moment…');
  // The recognizer neither stops nor aborts, and its result never becomes final.
  await expect(field(page)).toHaveValue('Please: three months in Lisbon');
  expect(await listLog(page)).toEqual(['start', 'start', 'stop', 'abort', 'abort']);
  await page.keyboard.press('Escape');
  await setFaults(page, { ends: true });
  await field(page).fill('');

  await talk(page).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Listening…');
  const other = await context.newPage();
  await mockSpeech(other);
  await other.goto('/voice-assistant');
  await talk(other).click();
  await expect(status(other)).toContainText('Another tab or app is using the microphone.');
  await expectTextWorks(other);
  await other.close();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(status(page)).toHaveText('Stopped, because you left this page.');
  expect((await listLog(page)).at(-1)).toBe('abort');
});

/** Says one utterance to the open microphone. */
const say = async (page: Page, text: string) => {
  await main(page)
    .getByRole('button', { name: /Press to (talk|answer)/ })
    .click();
  await expect(status(page)).toHaveText('Listening…');
  await hear(page, text);
  await endRecognition(page);
};

test('a spoken yes changes the trip, "Undo" restores it, and the conversation goes on in writing', async ({
  page,
  baseURL,
}) => {
  await mockSpeech(page);
  await becomePremium(page, baseURL!);
  await page.goto('/wanderlens/planner');
  await page.getByRole('button', { name: 'Start with an empty trip' }).click();
  const box = page.getByRole('combobox', { name: 'Add a city' });
  await box.fill('Lisbon');
  await page
    .getByRole('option', { name: /^Lisbon/ })
    .first()
    .waitFor();
  await box.press('Enter');
  const trip = new URL(page.url()).searchParams.get('trip')!;
  const listCities = async () => {
    const response = await page.request.get(`/api/trips/${trip}`);
    if (!response.ok()) return null;
    const saved = (await response.json()) as { trip: { stops: { city: string }[] } };
    return saved.trip.stops.map(({ city }) => city);
  };
  await expect.poll(listCities).toEqual(['lisbon']);

  await page.goto(`/voice-assistant?trip=${trip}`);
  await main(page).getByRole('button', { name: 'Speak the answers' }).click();
  await say(page, 'add two weeks in Porto');
  const draft = main(page).getByRole('heading', { name: 'A draft for your trip' });
  await expect(draft).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Porto' })).toBeVisible();
  await expect(status(page)).toHaveText('Shall I make these changes? Say or type “yes”, or press Accept.');
  expect(await listCities()).toEqual(['lisbon']);
  await expectAccessibleInBothThemes(page);

  await say(page, 'yes');
  await expect(main(page).getByText('Accepted.')).toBeVisible();
  expect(await listCities()).toEqual(['lisbon', 'porto']);
  await main(page).getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByText('Undone. Everything is as it was.').first()).toBeVisible();
  expect(await listCities()).toEqual(['lisbon']);

  await main(page).getByRole('link', { name: 'Go on in writing' }).click();
  await expect(page.getByRole('heading', { name: 'add two weeks in Porto' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Talk' }).click();
  await expect(page).toHaveURL(/\/voice-assistant\?c=/);
  await expect(talk(page)).toBeVisible();
});

const recognitionFaults: [fault: string, faults: SpeechFaults, sentence: string | RegExp][] = [
  ['permission refused before', { permission: 'denied' }, /may not use the microphone/],
  [
    'permission refused now',
    { permission: 'prompt', refusal: 'NotAllowedError' },
    /may not use the microphone/,
  ],
  ['no microphone', { permission: 'prompt', refusal: 'NotFoundError' }, /can’t find a microphone/],
  ['microphone busy', { permission: 'prompt', refusal: 'NotReadableError' }, /Another tab or app/],
  ['error network', { recognition: 'error:network' }, /speech service can’t be reached/],
  ['error service-not-allowed', { recognition: 'error:service-not-allowed' }, /it doesn’t answer/],
  ['error audio-capture', { recognition: 'error:audio-capture' }, /can’t find a microphone/],
  [
    'error language-not-supported',
    { recognition: 'error:language-not-supported' },
    /I understand English only/,
  ],
  ['end without a result', { recognition: 'error:no-speech' }, /I didn’t catch that/],
  [
    'an installed iOS app that never starts',
    { recognition: 'never-starts' },
    /On an iPhone, open this page in Safari/,
  ],
  ['NotSupportedError', { recognition: 'throw:NotSupportedError' }, /can’t turn speech into text/],
];

test('each fault of the recognition is a sentence, and the text field still works', async ({
  page,
  baseURL,
}) => {
  await openVoice(page, baseURL!);
  for (const [fault, faults, sentence] of recognitionFaults) {
    await setFaults(page, { recognition: 'works', permission: 'granted', refusal: '', ...faults });
    await talk(page).click();
    await expect(status(page), fault).toHaveText(sentence);
    await expect(field(page), fault).toBeEditable();
    if (fault === 'error network') await expectAccessibleInBothThemes(page);
  }
  await expect(talk(page)).toHaveCount(0);
  await expectTextWorks(page);
});

test('voices that are missing, never start or never end do not hold anything up', async ({
  page,
  baseURL,
}) => {
  await openVoice(page, baseURL!, { voice: 'none' });
  await expectTextWorks(page);
  await expect(status(page)).toHaveText('This browser has no voice. The answer is on the screen.');

  for (const voice of ['never-starts', 'never-ends'] as const) {
    await setFaults(page, { voice });
    await page.evaluate(() => window.speechSynthesis.dispatchEvent(new Event('voiceschanged')));
    await expectTextWorks(page);
    await expect(status(page)).toHaveText('Speaking. Press the button or any key to stop.');
    // Each sentence is skipped in its time.
    await expect(status(page)).toHaveText('Ready when you are.', { timeout: 40_000 });
    expect((await listLog(page)).at(-1)).toBe('cancel');
  }
});

test('a browser without recognition and voices records and plays, where the server has a service', async ({
  page,
  baseURL,
}) => {
  const recordings: (Buffer | null)[] = [];
  await page.route('**/api/voice/settings', (route) =>
    route.fulfill({ json: { transcriptionHost: 'ears.example', hasSpeech: true } }),
  );
  await page.route('**/api/voice/transcriptions', (route) => {
    recordings.push(route.request().postDataBuffer());
    return route.fulfill({ json: { text: 'rent in Tbilisi' } });
  });
  const sentences: unknown[] = [];
  await page.route('**/api/voice/speech', (route) => {
    sentences.push(route.request().postDataJSON());
    return route.fulfill({ contentType: 'audio/mpeg', body: createSilence() });
  });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await openVoice(page, baseURL!, { recognition: 'missing', voice: 'none' });
  await expect(
    main(page).getByText(
      'The sound goes to us and to ears.example, which turns it into text. We don’t keep it.',
    ),
  ).toBeVisible();
  await talk(page).click();
  await expect(status(page)).toHaveText('Listening…');
  await page.evaluate(() => window.speechDouble.sound(true));
  await page.waitForTimeout(700);
  await page.evaluate(() => window.speechDouble.sound(false));
  // It stops by itself, 1.6 seconds after the last sound.
  const turn = main(page).getByRole('article').first();
  await expect(turn).toContainText('rent in Tbilisi');
  expect((await listLog(page)).at(-1)).toBe('track stopped');
  expect(recordings).toHaveLength(1);
  expect(recordings[0]!.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  await expect.poll(() => sentences.length).toBeGreaterThan(0);
  await expect(status(page)).toHaveText('Ready when you are.');
  expect(sentences[0]).toEqual({ text: expect.stringContaining('Tbilisi') });
  expect(violations).toEqual([]);

  await page.unroute('**/api/voice/transcriptions');
  await page.route('**/api/voice/transcriptions', (route) =>
    route.fulfill({ status: 502, json: { statusCode: 502, code: 'voice.failed', message: 'No.' } }),
  );
  await talk(page).click();
  await expect(status(page)).toHaveText('Listening…');
  await page.evaluate(() => window.speechDouble.sound(true));
  await page.waitForTimeout(300);
  await main(page).getByRole('button', { name: 'Done talking' }).click();
  await expect(status(page)).toHaveText('I can’t turn speech into text right now. Try again, or type.');
  await expectTextWorks(page);
});

test('a browser without speech recognition answers in writing, on a phone too', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openVoice(page, baseURL!, { recognition: 'missing' });
  await expect(status(page)).toHaveText(
    'This browser can’t turn speech into text. Type your question instead.',
  );
  await expect(talk(page)).toHaveCount(0);
  await expectTextWorks(page);
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
