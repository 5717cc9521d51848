const HEAP_MB = 384;

/**
 * The flags that bound the memory of the API's process. Without them Node lets its heap grow with the memory of the
 * machine. An operator's own limit in NODE_OPTIONS wins.
 */
export const heapLimit = ({ NODE_OPTIONS = '' }) =>
  /--max[-_]old[-_]space[-_]size/.test(NODE_OPTIONS) ? [] : [`--max-old-space-size=${HEAP_MB}`];
