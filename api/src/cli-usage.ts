const USAGE = `Usage: cli.js publish <folder of a built remote> [--base-url <URL of its files>]
       cli.js cities plan <CSV file, or JSON Lines with one city per line>
       cli.js cities plan --provider <worldbank|open-meteo|mlab>
       cli.js cities apply <batch number>
       cli.js cities rollback <batch number>
       cli.js cities batches
       cli.js import-cities [<file>]    plans and applies in one step; without a file, uses the built-in table
       cli.js check-posts`;

/** Shows the usage of the command line, without a stack trace. */
export class UsageError extends Error {
  constructor() {
    super(USAGE);
  }
}
