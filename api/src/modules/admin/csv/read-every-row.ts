const BATCH_SIZE = 1000;

type Load<Row> = (page: { after: string | undefined; limit: number }) => Promise<Row[]>;

/** Reads every row of a list of any length, keeping one batch in memory at a time. */
export async function* readEveryRow<Row extends { id: string }, T>(
  load: Load<Row>,
  toItem: (row: Row) => T,
): AsyncGenerator<T> {
  let after: string | undefined;
  for (;;) {
    const rows = await load({ after, limit: BATCH_SIZE });
    yield* rows.map(toItem);
    if (rows.length < BATCH_SIZE) return;
    after = rows.at(-1)?.id;
  }
}
