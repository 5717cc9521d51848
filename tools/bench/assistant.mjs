#!/usr/bin/env node
/**
 * `npm run bench:assistant -- 5`: answers of the embedded assistant against the tool calls in them and against a search,
 * and a member with few messages against one with a million; the number sets the rounds.
 */
import { say, step } from '../start/terminal.mjs';
import { benchAnswers } from './assistant/answers.mjs';
import { benchConversations } from './assistant/conversations.mjs';
import { withProduct } from './product-in-process.mjs';
import { runBench } from './run-bench.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const FEW = 1_000;
const MANY = 1_000_000;

await runBench(() =>
  withProduct(async (product) => {
    step(`Measuring answers, ${ROUNDS} rounds`);
    say(`\n${await benchAnswers(product, ROUNDS)}\n`);
    await withProduct(async (another) => {
      step(`Measuring conversations, ${ROUNDS} rounds`);
      const few = { ...product, messages: FEW };
      const many = { ...another, messages: MANY };
      say(`\n${await benchConversations(few, many, ROUNDS)}`);
    });
  }),
);
