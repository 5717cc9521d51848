/* global LIST_OF_PAGES */
import { create } from 'zustand';

/** The table of pages, inserted when the bundle is built. */
export const useReleases = create(() => ({ releases: LIST_OF_PAGES }));

export const startReleases = async () => {};
