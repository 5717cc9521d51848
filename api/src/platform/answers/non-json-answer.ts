/** An answer that is no JSON: a picture, a feed. */
export class NonJsonAnswer {
  constructor(
    readonly type: string,
    readonly body: string | Buffer,
    readonly headers: Record<string, string> = {},
  ) {}
}
