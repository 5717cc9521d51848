const BATCH_SIZE = 1000;

type Load<Row> = (page: { after: string | undefined; limit: number }) => Promise<Row[]>;

/** Every row of a list, however long, with one batch of it in memory at a time. */
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
