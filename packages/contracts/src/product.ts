/** The name people see; the specification's `{product}`. */
export const PRODUCT_NAME = 'WanderWork';
