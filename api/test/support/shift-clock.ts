const RealDate = Date;

/**
 * Shifts the clock of this process by `ms` until the returned function is called. The database and Stripe keep their
 * time.
 */
export const shiftClock = (ms: number): (() => void) => {
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | ConstructorParameters<typeof Date>) {
      if (parts.length > 0) super(...(parts as ConstructorParameters<typeof Date>));
      else super(RealDate.now() + ms);
    }

    static override now() {
      return RealDate.now() + ms;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
};
