import fs from 'node:fs';
import { at } from './root.mjs';

/** Folders of the feature apps; each is a remote. */
export const remotes = fs.readdirSync(at('.')).filter((name) => name.startsWith('mfe-'));

/** Returns the name of a remote on the command line: `wanderhub` for `mfe-wanderhub`. */
export const toFeatureName = (remote) => remote.slice('mfe-'.length);

/** Returns the folder of a feature named on the command line; undefined when there is none. */
export const findRemote = (feature) => remotes.find((remote) => toFeatureName(remote) === feature);

const listFolders = (workspace) =>
  workspace.endsWith('/*')
    ? fs.readdirSync(at(workspace.slice(0, -2))).map((name) => workspace.slice(0, -1) + name)
    : [workspace];

/** Lists the folders of all projects in the workspaces of `package.json`. */
export const listProjects = () =>
  JSON.parse(fs.readFileSync(at('package.json'), 'utf8')).workspaces.flatMap(listFolders);
