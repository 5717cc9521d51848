import { say } from '../../start/terminal.mjs';
import { requestsPerSecond } from '../load.mjs';
import { startRival } from '../rival.mjs';
import { interleave } from '../rounds.mjs';
import { renderFeedTable } from './report.mjs';

const FEED = '/wanderhub/feeds/rss.xml';

/** Compares a feed with few and with many posts to a server that only sends the same bytes. */
export const reportFeeds = async ({ plain, many, load, rounds }) => {
  const answer = await fetch(plain.url + FEED);
  const unchanged = { 'if-none-match': answer.headers.get('etag') };
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
  const raw = await startRival({ bytes });
  try {
    const rates = await interleave(
      {
        whole: () => requestsPerSecond(plain.url + FEED, load),
        unchanged: () => requestsPerSecond(plain.url + FEED, { ...load, headers: unchanged }),
        ofMany: () => requestsPerSecond(many.url + FEED, load),
        raw: () => requestsPerSecond(raw.url, load),
      },
      rounds,
    );
    say(`\n${renderFeedTable(rates, FEED)}\n`);
  } finally {
    raw.stop();
  }
};
