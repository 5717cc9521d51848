export type Subject = 'help' | 'terms' | 'privacy' | 'cookies' | 'attributions' | 'accessibility';

interface Words {
  title: string;
  description: string;
  /** What is true today and can be relied on. */
  meanwhile: string;
}

export const subjects: Record<Subject, Words> = {
  help: {
    title: 'Help',
    description: 'Answers about accounts, figures and scores.',
    meanwhile:
      'On every city page each figure carries its source, its year and how it is known. Start there.',
  },
  terms: {
    title: 'Terms of use',
    description: 'What you and we can rely on.',
    meanwhile:
      'Looking around is free and needs no account. Nothing here can be bought yet, so nothing is owed.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What is kept about you, for how long, and why.',
    meanwhile:
      'Without an account nothing about you is kept. With one: your name, your e-mail address, a hash of your password and the sessions you are signed in with.',
  },
  cookies: {
    title: 'Cookies',
    description: 'The few cookies there are, and what each is for.',
    meanwhile:
      'One cookie keeps you signed in; it is set when you sign in and never before. The theme you choose and lists you have read stay in your own browser.',
  },
  attributions: {
    title: 'Attributions',
    description: 'Where the figures come from, and the work of others that this product stands on.',
    meanwhile:
      'Every city page ends with the sources of its figures, their licences and the words they ask us to show.',
  },
  accessibility: {
    title: 'Accessibility',
    description: 'How everybody can use this product, and how to tell us where they cannot.',
    meanwhile:
      'Every page is built to work by keyboard alone, with a screen reader, in two themes, at twice the size and with motion turned off.',
  },
};
