import { wordsOf } from './html.mjs';

const question = /<h3[^>]*>([\s\S]*?)<\/h3>([\s\S]*?)(?=<h[23]|$)/g;

/** What a text asks (its headings of level 3) and answers, as schema.org wants to be told. */
export const questionsOf = (html) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [...html.matchAll(question)].map(([, asked, answer]) => ({
    '@type': 'Question',
    name: wordsOf(asked),
    acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
  })),
});
