/**
 * Preloaded into a product under test (`node --import`): shifts its clock ahead by the milliseconds in the file
 * `CLOCK_AHEAD_FILE`, as soon as it changes. The database keeps its own time.
 */
import fs from 'node:fs';

const file = process.env.CLOCK_AHEAD_FILE;
const RealDate = Date;
const CHECK_EVERY_MS = 50;

const readShift = () => {
  try {
    return Number(fs.readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
};

let shiftMs = readShift();
setInterval(() => {
  shiftMs = readShift();
}, CHECK_EVERY_MS).unref();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + shiftMs);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
};
