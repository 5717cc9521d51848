/** An admin. `leaving` is true when a deletion of the account is scheduled. */
export interface Admin {
  id: string;
  leaving: boolean;
}

/** Whether `id` is the last admin who is not leaving. */
export const isLastAdmin = (id: string, admins: readonly Admin[]): boolean =>
  admins.some((admin) => admin.id === id) && admins.every((admin) => admin.id === id || admin.leaving);
