import type { AssistantEvent } from '@wanderwork/contracts';
import {
  applyStep,
  describeProgress,
  describeWriter,
  emptyAnswer,
  numberCites,
  parseLine,
  readStored,
  type AnswerStep,
} from './answer';
import { aCard, aFigure } from '../testing/cards.fixture';

const writer: AssistantEvent = {
  event: 'writer',
  writer: { kind: 'embedded', name: 'WanderWork’s assistant' },
};
const model: AssistantEvent = { event: 'writer', writer: { kind: 'model', name: 'Nimbus 3' } };
const working: AssistantEvent = { event: 'working', tool: 'city.figures', text: 'Looking at Tbilisi' };
const card: AssistantEvent = { event: 'card', card: aCard() };
const claim: AssistantEvent = {
  event: 'claim',
  claim: { text: 'Rent in Tbilisi is $540 a month.', cites: [{ card: 'city.figures:tbilisi', key: 'rent' }] },
};
const end: AssistantEvent = { event: 'end' };

const read = (...steps: AnswerStep[]) => steps.reduce(applyStep, emptyAnswer);

describe('an answer', () => {
  it('is the same in any order of its events', () => {
    const parts = [writer, working, card, claim];
    const orders = [parts, [...parts].reverse(), [claim, writer, card, working]];
    for (const order of orders) expect(read(...order, end)).toEqual(read(...parts, end));
    expect(read(...parts, end)).toMatchObject({ phase: 'done', cards: [{ id: 'city.figures:tbilisi' }] });
  });

  it('replaces a card that is sent again, and ignores what follows the end', () => {
    const again: AssistantEvent = { event: 'card', card: aCard({ title: 'Rent, updated' }) };
    const answer = read(card, again, end, claim, { event: 'closed' }, { event: 'halted' });
    expect(answer.cards.map(({ title }) => title)).toEqual(['Rent, updated']);
    expect(answer).toMatchObject({ phase: 'done', claims: [] });
  });

  it('keeps what has arrived when it is cut off, stopped or fails', () => {
    expect(read(card, { event: 'closed' })).toMatchObject({ phase: 'interrupted', cards: [{}] });
    expect(read(card, { event: 'halted' })).toMatchObject({ phase: 'stopped', cards: [{}] });
    const failed: AssistantEvent = { event: 'failed', code: 'internal', message: 'That went wrong.' };
    expect(read(card, failed, end)).toMatchObject({
      phase: 'interrupted',
      fault: 'That went wrong.',
      cards: [{}],
    });
    expect(read({ event: 'refused', error: new Error('no') }).phase).toBe('refused');
  });

  it('counts the sentences that were left out, and says who wrote it', () => {
    const dropped = (count: number): AssistantEvent => ({ event: 'dropped', count });
    expect(describeWriter(read(model, card, dropped(1), dropped(1)))).toBe(
      'Written by Nimbus 3. We checked every number. 2 sentences were left out.',
    );
    expect(describeWriter(read(model, card, dropped(1)))).toBe(
      'Written by Nimbus 3. We checked every number. 1 sentence was left out.',
    );
    expect(describeWriter(read(model, card))).toBe('Written by Nimbus 3. We checked every number.');
    expect(describeWriter(read(writer, card))).toBe(
      "Answered by WanderWork's assistant, from its own figures",
    );
    expect(describeWriter(read(writer, working))).toBeNull();
  });

  it('remembers which writer gave up before the other answered', () => {
    const answer = read(model, { event: 'stopped', reason: 'time' }, writer, card, end);
    expect(answer.stops).toEqual([{ writer: 'Nimbus 3', reason: 'time' }]);
    expect(answer.writer?.kind).toBe('embedded');
  });

  it('announces the work, then the first sentence', () => {
    expect(describeProgress(read())).toBe('Looking it up');
    expect(describeProgress(read(working))).toBe('Looking at Tbilisi');
    expect(describeProgress(read(working, card))).toBe('Looking at Tbilisi');
    expect(describeProgress(read(working, card, claim, claim))).toBe('Rent in Tbilisi is $540 a month.');
    expect(describeProgress(read(working, card, end))).toBe('Rent in Tbilisi');
    expect(describeProgress(read(working, { event: 'halted' }))).toBe('Stopped');
  });
});

describe('a line of the stream', () => {
  it.each([
    ['cut', '{"event":"card","card":{"id":'],
    ['no JSON', '<html>'],
    ['no object', '7'],
    ['of an unknown event', '{"event":"hologram","text":"x"}'],
    ['named like a method', '{"event":"constructor"}'],
    ['without its parts', '{"event":"card","card":{"id":"x","tool":"city.figures"}}'],
    ['with wrong parts', '{"event":"claim","claim":{"text":7,"cites":"all"}}'],
  ])('that is %s is ignored', (_name, line) => {
    expect(parseLine(line)).toBeNull();
  });

  it('that this version can draw is read, even with a tool it does not know', () => {
    const unknown = { event: 'card', card: { ...aCard(), tool: 'city.smells' } };
    expect(parseLine(JSON.stringify(unknown))).toEqual(unknown);
    for (const event of [writer, working, card, claim, end])
      expect(parseLine(JSON.stringify(event))).toEqual(event);
  });
});

describe('a stored message', () => {
  it('that never ended can be continued', () => {
    expect(readStored({ events: [writer, card], state: 'writing' }).phase).toBe('interrupted');
    expect(readStored({ events: [writer, card], state: 'interrupted' }).phase).toBe('interrupted');
    expect(readStored({ events: [writer, card, end], state: 'done' }).phase).toBe('done');
  });

  it('skips events of a newer server', () => {
    const events = [writer, { event: 'hologram' } as unknown as AssistantEvent, card, end];
    expect(readStored({ events, state: 'done' })).toMatchObject({ phase: 'done', cards: [{}] });
  });
});

describe('the numbers of cites', () => {
  it('follow the order of the sentences, count a figure once and skip unknown figures', () => {
    const figures = [aFigure(), aFigure({ key: 'cost', label: 'Monthly cost', text: '$1,100 a month' })];
    const cite = (key: string, id = 'city.figures:tbilisi') => ({ card: id, key });
    const numbered = numberCites({
      cards: [aCard({ figures })],
      claims: [
        { text: 'One', cites: [cite('cost')] },
        { text: 'Two', cites: [cite('rent'), cite('cost'), cite('none'), cite('rent', 'other')] },
      ],
    });
    expect(numbered.map(({ cites }) => cites.map(({ number, key }) => [number, key]))).toEqual([
      [[1, 'cost']],
      [
        [2, 'rent'],
        [1, 'cost'],
      ],
    ]);
  });
});
