const RealDate = Date;

/** The product's clock is off by so much until what is returned is called; Stripe's, and the database's, go on right. */
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
