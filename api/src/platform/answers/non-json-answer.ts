/** An answer that is not JSON, such as a picture or a feed. */
export class NonJsonAnswer {
  constructor(
    readonly type: string,
    readonly body: string | Buffer,
    readonly headers: Record<string, string> = {},
  ) {}
}
