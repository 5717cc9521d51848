/**
 * Preloaded into a product under test (`node --import`): its clock goes ahead by as many milliseconds as the file
 * `CLOCK_AHEAD_FILE` says, from the moment it says so. The database keeps its own time.
 */
import fs from 'node:fs';

const file = process.env.CLOCK_AHEAD_FILE;
const RealDate = Date;
const LOOK_MS = 50;

const aheadNow = () => {
  try {
    return Number(fs.readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
};

let ahead = aheadNow();
setInterval(() => {
  ahead = aheadNow();
}, LOOK_MS).unref();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + ahead);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
