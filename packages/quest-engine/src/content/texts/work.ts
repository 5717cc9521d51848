import { type CardTexts } from './text.js';

export const workTexts: CardTexts = {
  cafe_outage: {
    title: 'Amber, then nothing',
    text: 'The router blinks amber, then not at all. Around you, eleven laptops sigh at once. Your call with {client} is in nine minutes.',
    choices: {
      tether: {
        label: 'Tether to your own hotspot',
        outcomes: ['Two bars and a prayer. The call holds; nobody asks why your picture is so small.'],
      },
      cowork: {
        label: 'Run to the coworking space',
        outcomes: ['You pay for a day, arrive out of breath, and leave with two new names in your phone.'],
      },
      wait: {
        label: 'Order another coffee and hope',
        outcomes: [
          'It comes back after an hour. The coffee was good and the afternoon is short.',
          'It does not come back. {client} writes one line, and the line has no greeting.',
        ],
      },
    },
  },
  three_am_standup: {
    title: 'Standing, technically',
    text: 'It is three in the morning in {city}. Where {client} is, it is a cheerful {clientTime}. Someone has scheduled a stand-up, and you are, technically, standing.',
    choices: {
      join: {
        label: 'Join, camera off',
        outcomes: ['You say the right things in the right order. Tomorrow will cost you.'],
      },
      write: {
        label: 'Send a written update',
        outcomes: [
          'They read it. One of them answers that more meetings should be like this.',
          'They read it aloud, with pauses, where you would have been.',
        ],
      },
      renegotiate: {
        label: 'Propose working in writing',
        outcomes: [
          'They agree, a little coolly. Your nights are your own again.',
          'They hear that you want less of them, and say so.',
        ],
      },
    },
  },
  late_invoice: {
    title: 'In the system',
    text: 'Invoice 0047 is thirty days old today. Accounting says that it is in the system. You are beginning to suspect the system.',
    choices: {
      chase: {
        label: 'Escalate, firmly',
        outcomes: [
          'It is paid by evening, with an apology that someone was told to write.',
          'You are told that this is not how it is done here. It never was.',
        ],
      },
      polite: {
        label: 'One more gentle nudge',
        outcomes: [
          'The nudge lands on the right desk. The money comes without a word.',
          'Thank you for your patience, says an address that cannot be answered.',
        ],
      },
    },
  },
  late_invoice_again: {
    title: 'Invoice 0047, again',
    text: 'Two weeks on, 0047 has left the system, and nobody knows in which direction.',
    choices: {
      lawyer: {
        label: 'Have a lawyer write one page',
        outcomes: [
          'One page was enough. You wonder why you are surprised.',
          'The page costs more than it frightened anybody.',
        ],
      },
      forgive: {
        label: 'Let it go, and tell them so',
        outcomes: ['Somebody up there remembers it, as you hoped somebody would.'],
      },
    },
  },
};
