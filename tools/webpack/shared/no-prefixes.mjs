// Replaces stylis's vendor prefixes: styled-components leaves them off, and the browsers we support need none.
export const prefix = (value) => value;
