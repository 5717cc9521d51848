/** The first part of every query key in the admin area. */
export const ADMIN_KEY = 'admin';
