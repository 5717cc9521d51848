import { mentionsMoneyOrMessenger } from './scam-warning.policy.js';

describe('a warning of scams', () => {
  it.each([
    'Could you send me money?',
    'I need a small loan until Friday.',
    'Please transfer the deposit first.',
    'It costs $200.',
    'It is only 200 €.',
    'Just 50 euros.',
    'You pay me back later.',
    'Invest with me, the profit is sure.',
    'Do you have PayPal?',
    'By Western Union, please.',
    'A gift card is fine.',
    'I made a lot with crypto.',
    'Send Bitcoin.',
    'BTC or USDT?',
    'What is in your wallet?',
    'Ｂｉｔｃｏｉｎ is the future',
    'Let us talk on WhatsApp.',
    'Are you on Telegram?',
    'Write to me on Signal.',
    'My Insta is anarooms',
    't.me/anarooms',
    'Do you have WeChat?',
    'Find me on Discord.',
  ])('follows “%s”', (text) => {
    expect(mentionsMoneyOrMessenger(text)).toBe(true);
  });

  it.each([
    'Shall we have a coffee?',
    'I arrive on 12 March at 14:25.',
    'The signal is weak upstairs.',
    'I will bring the book.',
    'The library opens at nine.',
    'We are 4 people.',
    'Do you like the ferry?',
    'My flight is TP1234.',
    'See you at the port.',
    'It rains 20 days a month.',
    'The method works, both of them.',
    'Thank you for the answer!',
  ])('doesn’t follow “%s”', (text) => {
    expect(mentionsMoneyOrMessenger(text)).toBe(false);
  });
});
