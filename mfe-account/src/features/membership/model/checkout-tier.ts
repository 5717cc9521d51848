const checkoutTiers = ['premium', 'pro'] as const;
export type CheckoutTier = (typeof checkoutTiers)[number];

/** The tier that can be bought under this name, or null. */
export const checkoutTier = (name: string | undefined): CheckoutTier | null =>
  checkoutTiers.find((tier) => tier === name) ?? null;
