/** Somebody who can run the product; `leaving`: whose account is about to be erased. */
export interface Admin {
  id: string;
  leaving: boolean;
}

/** Whether nobody who stays could run the product without `id`. */
export const isLastAdmin = (id: string, admins: readonly Admin[]): boolean =>
  admins.some((admin) => admin.id === id) && admins.every((admin) => admin.id === id || admin.leaving);
