const USAGE = `Usage: cli.js publish <folder of a built remote> [--base-url <address of its files>]
       cli.js cities plan <file: CSV, or a city a line as JSON>
       cli.js cities plan --provider <worldbank or open-meteo>
       cli.js cities apply <number of a batch>
       cli.js cities rollback <number of a batch>
       cli.js cities batches
       cli.js import-cities [<file>]    plans and applies at once; without a file, the product's own table
       cli.js check-posts`;

/** What the person reads who typed a command that there is not; without a stack. */
export class UsageError extends Error {
  constructor() {
    super(USAGE);
  }
}
