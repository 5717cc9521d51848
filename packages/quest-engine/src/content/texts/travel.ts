import { type CardTexts } from './text.js';

export const travelTexts: CardTexts = {
  border_question: {
    title: 'How long, this time?',
    text: 'The officer turns your passport to a page that you had hoped would stay stuck to its neighbour. “And how long are you staying this time?”',
    choices: {
      papers: {
        label: 'Show bookings and bank balance',
        outcomes: [
          'A long look, a short stamp.',
          'A side room, a second officer, and a fee with a printed name that you have never heard.',
        ],
      },
      joke: {
        label: '“Until the coffee gets bad.”',
        outcomes: [
          'The stamp comes down on a smile.',
          'The smile does not come. The bench is hard, and the night is long.',
        ],
      },
    },
  },
  lost_bag: {
    title: 'Seven circuits',
    text: 'The carousel slows. One pushchair, one cello, a box tied with ribbon. Not your bag. Not on any of its seven circuits.',
    choices: {
      wait: {
        label: 'Wait for the next flight in',
        outcomes: [
          'It comes, on the last belt, wet and yours.',
          'The next flight brings a bag like yours. It is full of somebody’s shoes.',
        ],
      },
      claim: {
        label: 'File the insurance claim',
        outcomes: ['The form asks what it was worth. You put down less than you feel.'],
      },
      let_go: {
        label: 'Let it go; travel lighter',
        outcomes: ['You walk out with both hands free. It is a different city with both hands free.'],
      },
    },
  },
};
