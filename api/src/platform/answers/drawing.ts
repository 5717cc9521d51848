/** An answer that is no JSON: a picture. */
export class Drawing {
  constructor(
    readonly type: string,
    readonly body: string,
    readonly headers: Record<string, string>,
  ) {}
}
