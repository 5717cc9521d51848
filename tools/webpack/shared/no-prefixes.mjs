// Stands for stylis's vendor prefixes: styled-components leaves them off, and the browsers we serve need none.
export const prefix = (value) => value;
