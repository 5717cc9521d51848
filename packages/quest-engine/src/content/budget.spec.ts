import { base, card, odds, sure } from './card.js';
import { beyondBudget } from './budget.fixture.js';
import { cards } from './cards.js';

/** Choices that are deliberately worth more or less than half a day's pay, each with a reason. */
const meant: Readonly<Record<string, string>> = {
  'acquisition_box fee': 'a loan, which the invoice pays back',
  'acquisition_table invoice': 'pays back the loan, or the evenings',
  'ana_2 go': 'what it costs to go to a friend is what her story asks',
  'ana_5 go': 'the same, for who is close to her',
  'late_invoice chase': 'money that was earned long ago',
  'late_invoice polite': 'the same money',
  'late_invoice_again lawyer': 'what is left of that money',
  'lost_bag claim': 'the insurance pays for what is gone',
  'mei_4 print': 'the end of a story, to keep; two more choices cost nothing',
  'paid_twice quiet': 'an auditor takes it back',
  'paid_twice_found back': 'takes back what was paid twice',
  'paid_twice_found bonus': 'the same',
  'paid_twice_found part': 'the same',
  'pickpocket report': 'a theft, which the insurance softens',
  'street_fever clinic': 'a doctor’s bill, a fifth of it with insurance',
  'street_fever sleep': 'the risk of saving that bill',
  'third_stair jacket': 'a jacket at the price of the shop, for who has none and a free place in the bag',
};

describe('the budget of the choices', () => {
  it('is kept by all choices except the listed ones', () => {
    expect([...beyondBudget(cards)].sort()).toEqual(Object.keys(meant).sort());
  });

  it('finds a choice that gives too much or takes too much', () => {
    const planted = card('planted', 'rest', 9, {}, [
      sure('purse', [['cash', 9_100]]),
      sure('coin', [['cash', 9_000]]),
      sure('clinic', [['medical', -9_100]]),
    ]);
    expect(beyondBudget([planted])).toEqual(['planted purse', 'planted clinic']);
  });

  it('weighs outcomes by their best and worst odds', () => {
    const risk = (id: string, ofLuck: number) =>
      odds(id, [
        [ofLuck, [['cash', 40_000]]],
        [100 - ofLuck, [['energy', -10]]],
      ]);
    const rested = odds('rested', [
      [base(0, 'energy', 2), [['cash', 20_000]]],
      [60, [['energy', -3]]],
    ]);
    const planted = card('planted', 'work', 9, {}, [risk('rare', 20), risk('often', 30), rested]);
    expect(beyondBudget([planted])).toEqual(['planted often']);
    const sooner = odds('sooner', [
      [base(0, 'energy', 1), [['cash', 20_000]]],
      [60, [['energy', -3]]],
    ]);
    expect(beyondBudget([card('planted', 'work', 9, {}, [sooner, rested])])).toEqual(['planted sooner']);
  });

  it('depends on the deck: a host may give a room for a week, a storm gives nothing', () => {
    const room = [sure('room', [['prepaid', 7]])];
    expect(beyondBudget([card('planted', 'host', 9, {}, room)])).toEqual([]);
    expect(beyondBudget([card('planted', 'storm', 9, {}, room)])).toEqual(['planted room']);
    expect(beyondBudget([card('planted', 'social', 9, {}, room)])).toEqual(['planted room']);
  });
});
