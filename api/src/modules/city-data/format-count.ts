/** Examples: "1 cell", "5 cells". */
export const formatCount = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
