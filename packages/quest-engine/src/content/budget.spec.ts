import { beyondBudget } from './budget.fixture.js';
import { cards } from './cards.js';
import { card } from './notation/story-card.js';

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
    const planted = card('planted', 'rest', 9)
      .scene('', '')
      .choice('purse', '')
      .sure({ cash: 9_100 }, '')
      .choice('coin', '')
      .sure({ cash: 9_000 }, '')
      .choice('clinic', '')
      .sure({ medical: -9_100 }, '');
    expect(beyondBudget([planted.rules])).toEqual(['planted purse', 'planted clinic']);
  });

  it('weighs outcomes by their best and worst odds', () => {
    const planted = card('planted', 'work', 9)
      .scene('', '')
      .choice('rare', '')
      .odds(20, { cash: 40_000 }, '')
      .odds(80, { energy: -10 }, '')
      .choice('often', '')
      .odds(30, { cash: 40_000 }, '')
      .odds(70, { energy: -10 }, '')
      .choice('rested', '')
      .odds('0 + energy / 2', { cash: 20_000 }, '')
      .odds(60, { energy: -3 }, '')
      .choice('sooner', '')
      .odds('0 + energy / 1', { cash: 20_000 }, '')
      .odds(60, { energy: -3 }, '');
    expect(beyondBudget([planted.rules])).toEqual(['planted often', 'planted sooner']);
  });

  it('depends on the deck: a host may give a room for a week, a storm gives nothing', () => {
    const plant = (deck: 'host' | 'storm' | 'social') =>
      card('planted', deck, 9).scene('', '').choice('room', '').sure({ prepaid: 7 }, '').rules;
    expect(beyondBudget([plant('host')])).toEqual([]);
    expect(beyondBudget([plant('storm')])).toEqual(['planted room']);
    expect(beyondBudget([plant('social')])).toEqual(['planted room']);
  });
});
