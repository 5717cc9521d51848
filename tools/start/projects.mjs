import fs from 'node:fs';
import { at } from './root.mjs';

/** The folders of the feature apps: each is a remote of its own. */
export const remotes = fs.readdirSync(at('.')).filter((name) => name.startsWith('mfe-'));

/** What a remote is called on the command line: `wanderhub` of `mfe-wanderhub`. */
export const featureOf = (remote) => remote.slice('mfe-'.length);

/** The folder of a feature that somebody named on the command line; undefined where there is none. */
export const remoteOf = (feature) => remotes.find((remote) => featureOf(remote) === feature);

const foldersOf = (workspace) =>
  workspace.endsWith('/*')
    ? fs.readdirSync(at(workspace.slice(0, -2))).map((name) => workspace.slice(0, -1) + name)
    : [workspace];

/** The folders of all projects, as `package.json` lists them. */
export const projects = () =>
  JSON.parse(fs.readFileSync(at('package.json'), 'utf8')).workspaces.flatMap(foldersOf);
