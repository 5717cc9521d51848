import { randomUUID } from 'node:crypto';
import { paths, type AssistantAllowance } from '@wanderwork/contracts';
import { createMember } from '../support/member.js';
import { createDocument, saveTrip } from '../trips/planner.js';
import { getCards, getClaims, getEvents, getRefusals } from './assistant-client.js';
import {
  claimLine,
  countDropped,
  getQuestions,
  getWriters,
  MODEL,
  modelWriter,
  questionLine,
  useModelApp,
} from './model-app.js';

const modelApp = useModelApp();
const RENT = 'In Lisbon the rent is $1,535 a month.';
const rentCall: [string, object] = ['city_figures', { city: 'Lisbon', topics: ['rent'] }];
const rentCite = 'city.figures:lisbon#rent';

describe('a model that answers', () => {
  it('is named, calls the tools of the assistant, and adds sentences to their cards', async () => {
    modelApp.play([rentCall], claimLine(RENT, rentCite));
    const events = await getEvents(modelApp.member, 'what is rent in Lisbon');
    expect(events.map(({ event }) => event)).toEqual(['writer', 'working', 'card', 'claim', 'end']);
    expect(events[0]).toEqual(modelWriter);
    expect(events[1]).toEqual({ event: 'working', tool: 'city.figures', text: 'Looking at Lisbon' });
    expect(events[3]).toEqual({
      event: 'claim',
      claim: { text: RENT, cites: [{ card: 'city.figures:lisbon', key: 'rent' }] },
    });
    expect(modelApp.stub.calls[0]?.authorization).toBe('Bearer a key');
    expect(modelApp.stub.calls[0]?.body.tools).toHaveLength(22);
    expect(JSON.parse(modelApp.getToolResults()[0]!)).toMatchObject({
      figures: [{ cite: rentCite, value: '$1,535 a month' }],
    });
  });

  it.each<[claim: string, cites: string[], ...calls: [string, object][]]>([
    [
      'In May Athens has a temperature of 22 °C and 22 mm of rain.',
      ['city.months:athens#temperature_5', 'city.months:athens#rain_5'],
      ['city_months', { city: 'Athens', months: [5] }],
    ],
    [
      'Japan allows a stay of 90 days with this passport.',
      ['visa.entry:GB>JP#entry'],
      ['visa_entry', { country: 'JP', passport: 'GB' }],
    ],
    [
      'You have used 40 days and have 50 days left.',
      ['visa.schengen#used', 'visa.schengen#left'],
      ['visa_schengen', { used: 40 }],
    ],
    [
      'When it is 09:00 in London, Bangkok has 16:00 on 2 Nov 2026.',
      [
        'hours.convert:london>bangkok#from',
        'hours.convert:london>bangkok#to',
        'hours.convert:london>bangkok#day',
      ],
      ['hours_convert', { from: 'London', to: 'Bangkok', time: '09:00', day: '2026-11-02' }],
    ],
    [
      'Lisbon costs $7,230 for 3 months and 1 person.',
      ['total', 'months', 'people'].map((key) => `budget.stay:lisbon#${key}`),
      ['budget_stay', { city: 'Lisbon', months: 3, people: 1 }],
    ],
    [
      'The plane journey from Lisbon to Dakar takes 6.3 to 11.1 hours.',
      ['leg.estimate:lisbon>dakar#hours_plane'],
      ['leg_estimate', { from: 'Lisbon', to: 'Dakar' }],
    ],
    [
      'Lisbon and New York share 3 h, in Lisbon from 14:00 to 17:00.',
      ['hours.overlap:lisbon+new-york#both', 'hours.overlap:lisbon+new-york#both_here'],
      ['hours_overlap', { city: 'Lisbon', with: 'America/New_York', day: '2026-12-02' }],
    ],
    [
      'Portugal has a nomad visa for up to 24 months.',
      ['visa.nomad:PT#nomad_visa_months'],
      ['visa_nomad', { country: 'PT' }],
    ],
    ['Premium costs $19 a month.', ['about:plans#premium_month'], ['about', { topic: 'plans' }]],
    [
      'Dakar is 2,793 km from Lisbon.',
      ['leg.estimate:lisbon>dakar#km'],
      ['leg_estimate', { from: 'Lisbon', to: 'Dakar' }],
    ],
  ])('may say: %s', async (claim, cites, ...calls) => {
    modelApp.play(calls, claimLine(claim, ...cites));
    const events = await getEvents(modelApp.member, 'I have used 40 days');
    if (getClaims(events).length === 0) throw new Error(modelApp.getToolResults().join('\n'));
    expect(getClaims(events)).toEqual([claim]);
  });

  it('may repeat a sentence that we wrote for a card', async () => {
    modelApp.play(
      [['city_months', { city: 'Athens' }]],
      claimLine('The best months in Athens are April, May, October and November.', 'none'),
    );
    const events = await getEvents(modelApp.member, 'when to go to Athens');
    const [own] = (JSON.parse(modelApp.getToolResults()[0]!) as { sentences: string[] }).sentences;
    modelApp.stub.calls.length = 0;
    modelApp.play([['city_months', { city: 'Athens' }]], claimLine(own!, 'none'));
    expect(getClaims(await getEvents(modelApp.member, 'when to go to Athens'))).toEqual([own]);
    expect(getCards(events)).toHaveLength(1);
  });

  it('has unsupported sentences left out and counted', async () => {
    modelApp.play(
      [rentCall],
      'Sure, here is the answer:\n',
      claimLine('In Lisbon the rent is $900 a month.', rentCite),
      claimLine('In Lisbon the rent is $1,535.', rentCite),
      claimLine('In Porto the rent is $1,535 a month.', rentCite),
      claimLine('In Lisbon the rent is wonderful at $1,535 a month.', rentCite),
      claimLine('<b>In Lisbon the rent is $1,535 a month.</b>', rentCite),
      claimLine(RENT, rentCite, 'city.figures:lisbon#beer'),
      `${JSON.stringify({ opinion: 'Lisbon is nice.' })}\n`,
      claimLine(RENT, rentCite),
    );
    const events = await getEvents(modelApp.member, 'what is rent in Lisbon');
    expect(getClaims(events)).toEqual([RENT]);
    expect(countDropped(events)).toBe(8);
  });

  it('may ask one question of plain words, after a card', async () => {
    modelApp.play(
      [rentCall],
      questionLine('Which month do you want to stay in Lisbon?'),
      questionLine('Which passport do you have?'),
    );
    expect(getQuestions(await getEvents(modelApp.member, 'rent in Lisbon?'))).toEqual([
      'Which month do you want to stay in Lisbon?',
    ]);
  });

  it.each([
    'Do you want to pay $900?',
    'Do you have two passports?',
    'Do you want to live in Porto?',
    'Do you want to live in porto?',
    'Is Lisbon not dangerous?',
    'Do you want <b>more</b>?',
    'Can you see https://evil.example?',
    'Which month do you want',
    `Which ${'month or '.repeat(20)}day?`,
  ])('may not ask: %s', async (question) => {
    modelApp.play([rentCall], questionLine(question));
    const events = await getEvents(modelApp.member, 'rent in Lisbon?');
    expect(getQuestions(events)).toEqual([]);
    expect(countDropped(events)).toBe(1);
  });

  it('is shown as the writer of the next answer', async () => {
    const { writer } = (
      await modelApp.member.request('GET', paths.api.assistant.allowance())
    ).json<AssistantAllowance>();
    expect(writer).toEqual({ kind: 'model', name: MODEL });
  });

  it('leaves what it looked up for follow-ups of the embedded assistant', async () => {
    const conversation = randomUUID();
    modelApp.play([['city_months', { city: 'Athens', months: [5] }]]);
    await getEvents(modelApp.member, 'tell me about the weather in the capital of Greece', conversation);
    modelApp.play([]);
    const events = await getEvents(modelApp.member, 'and in June?', conversation);
    expect(getWriters(events)).toEqual(['model', 'embedded']);
    expect(getCards(events)[0]).toMatchObject({ id: 'city.months:athens', asked: [6] });
  });
});

describe('the rights of a model', () => {
  it('are those of the person: comparisons need Premium', async () => {
    const free = await createMember(modelApp.api);
    modelApp.play([['city_compare', { cities: ['Porto', 'Tbilisi'] }]]);
    const events = await getEvents(free, 'Porto or Tbilisi');
    expect(getCards(events)).toEqual([]);
    expect(getRefusals(events)).toContain('permission');
  });

  it('end with one draft, which changes nothing', async () => {
    const { member, api } = modelApp;
    const trip = createDocument();
    await saveTrip(member, trip);
    const edit = { kind: 'people', people: 2 };
    modelApp.play([
      ['trip_draft', { edit }],
      ['trip_draft', { edit: { kind: 'people', people: 3 } }],
    ]);
    const events = await getEvents(member, { text: 'for two people', trip: trip.id });
    expect(events.filter(({ event }) => event === 'draft')).toHaveLength(1);
    expect(await api.db.query('SELECT 1 FROM trip_drafts')).toHaveLength(1);
    expect(modelApp.getToolResults()[1]).toContain('once in an answer');
  });
});

describe('what a model reads', () => {
  it('is this conversation’s last 12 turns, and no other', async () => {
    const { member } = modelApp;
    modelApp.stub.script = ({ call, end }, count) => (count % 2 === 1 ? call(...rentCall) : end());
    await getEvents(member, 'tell me about secret Zanzibar');
    const conversation = randomUUID();
    for (let turn = 0; turn < 14; turn += 1) await getEvents(member, `question number ${turn}`, conversation);
    const { messages } = modelApp.stub.calls.at(-1)!.body;
    const texts = messages.filter(({ role }) => role === 'user').map(({ content }) => String(content));
    expect(texts).toHaveLength(13);
    expect(texts[0]).toContain('question number 1"');
    expect(JSON.stringify(messages)).not.toContain('Zanzibar');
  });

  it('has no ids, address, name, notes or titles of the person', async () => {
    const { member } = modelApp;
    const trip = createDocument();
    await saveTrip(member, trip);
    modelApp.play([
      ['trip_read', {}],
      ['trip_check', {}],
      ['account', { topic: 'trips' }],
      ['account', { topic: 'plan' }],
    ]);
    const conversation = randomUUID();
    await getEvents(member, { text: 'what is my trip', trip: trip.id }, conversation);
    const sent = JSON.stringify(modelApp.stub.calls.map(({ body }) => body.messages));
    expect(modelApp.getToolResults()).toHaveLength(4);
    for (const secret of [trip.id, conversation, member.email, 'Ana', 'Maria', 'Acme', 'consulate', ' ring'])
      expect(sent).not.toContain(secret);
    expect(sent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  });
});
