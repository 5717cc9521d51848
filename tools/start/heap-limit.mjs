const HEAP_MB = 384;

/**
 * Returns Node flags that limit the memory of the API's process; by default Node lets its heap grow with the memory of
 * the machine. An operator's own limit in NODE_OPTIONS takes precedence.
 */
export const getHeapFlags = ({ NODE_OPTIONS = '' }) =>
  /--max[-_]old[-_]space[-_]size/.test(NODE_OPTIONS) ? [] : [`--max-old-space-size=${HEAP_MB}`];
