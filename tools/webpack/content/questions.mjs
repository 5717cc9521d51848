import { toText } from './html.mjs';

const QUESTION = /<h3[^>]*>([\s\S]*?)<\/h3>([\s\S]*?)(?=<h[23]|$)/g;

/** Returns the questions (headings of level 3) and answers of a text as schema.org data. */
export const toQuestions = (html) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [...html.matchAll(QUESTION)].map(([, questionHtml, answer]) => ({
    '@type': 'Question',
    name: toText(questionHtml),
    acceptedAnswer: { '@type': 'Answer', text: toText(answer) },
  })),
});
