import {
  paths,
  RELEASE_SCHEMA,
  type Release,
  type ReleaseList,
  type RemoteName,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { create } from 'zustand';

const ELEMENT_ID = 'releases';

const isReleaseList = (value: unknown): value is ReleaseList =>
  typeof value === 'object' &&
  value !== null &&
  'schema' in value &&
  value.schema === RELEASE_SCHEMA &&
  'releases' in value &&
  Array.isArray(value.releases);

/** The list in the served HTML; null when it has none. */
const readServedList = (): ReleaseList | null => {
  try {
    const value: unknown = JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? 'null');
    return isReleaseList(value) ? value : null;
  } catch {
    return null;
  }
};

interface ReleasesState {
  /** Null until the list is known. */
  releases: Release[] | null;
}

/** The live release of every remote. */
export const useReleases = create<ReleasesState>(() => ({ releases: null }));

/** Fetches the current list from the server. */
export const refetchReleases = async (): Promise<Release[]> => {
  const list = await http.get<unknown>(paths.api.releases());
  if (!isReleaseList(list)) throw new TypeError('Unexpected list of releases');
  const { releases } = list;
  useReleases.setState({ releases });
  return releases;
};

/** Reads the list from the HTML, or else fetches it; without either, the shell's own pages still work. */
export const startReleases = async (): Promise<void> => {
  const served = readServedList();
  if (served) useReleases.setState({ releases: served.releases });
  else await refetchReleases().catch(() => useReleases.setState({ releases: [] }));
};

export const findRelease = (name: RemoteName): Release | null =>
  useReleases.getState().releases?.find((release) => release.name === name) ?? null;
