import { createHash } from 'node:crypto';
import type { Token } from 'marked';
import type { PostSection } from '@wanderwork/contracts';
import { BoundedLexer } from './bounded-lexer.js';

/** Twelve base64url characters are 72 bits, enough to detect a change. */
const MARK_LENGTH = 12;

const LINE_END = /\r\n?/g;

const isHeading = (token: Token): boolean => token.type === 'heading' && token['depth'] <= 2;

const toMark = (text: string): string =>
  createHash('sha256').update(text.trim()).digest('base64url').slice(0, MARK_LENGTH);

/**
 * A hash per section, and for the text before the first heading. A different hash means that the section changed since
 * the reader last saw it. Live figures are hashed by their directive, not by their value.
 */
export const computeSectionMarks = (markdown: string, headings: readonly { id: string }[]): PostSection[] => {
  const texts: string[] = [''];
  for (const token of new BoundedLexer().blockTokens(markdown.replace(LINE_END, '\n'))) {
    if (isHeading(token)) texts.push('');
    texts[texts.length - 1] += token.raw;
  }
  return texts.flatMap((text, index) => {
    const id = index === 0 ? null : headings[index - 1]?.id;
    return id === undefined || text.trim() === '' ? [] : [{ id, mark: toMark(text) }];
  });
};
