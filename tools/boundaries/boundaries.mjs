#!/usr/bin/env node
/** Checks the import rules inside projects: those of .dependency-cruiser.mjs, and that no sibling folders form a cycle. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../../.dependency-cruiser.mjs';
import { findFolderCycles } from './folder-cycles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const projects = [
  'shell',
  'mfe-wanderlens',
  'mfe-wanderhub',
  'mfe-wanderquest',
  'mfe-account',
  'api',
  'packages',
];

const { options, forbidden } = config;
const tsConfig = extractTsConfig(path.join(root, 'tsconfig.base.json'));
const { output } = await cruise(
  projects.filter((project) => fs.existsSync(project)),
  { ...options, ruleSet: { forbidden }, validate: true },
  options.enhancedResolveOptions,
  { tsConfig },
);
const { violations, totalCruised } = output.summary;
for (const { rule, from, to, cycle } of violations)
  console.error(
    `${rule.severity} ${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`,
  );

const cycles = findFolderCycles(output.modules);
for (const { parent, members, imports } of cycles)
  console.error(`error no-folder-cycles: ${parent}: ${members.join(', ')}\n  ${imports.join('\n  ')}`);

if (totalCruised === 0) console.error('There is nothing to check: run this at the root of the repository.');
if (violations.length + cycles.length > 0 || totalCruised === 0) process.exit(1);
console.log(`No import breaks a rule (${totalCruised} modules).`);
