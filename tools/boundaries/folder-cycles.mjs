const isTest = (file) => /\.(spec|fixture)\.tsx?$|(^|\/)(test|testing|e2e)\//.test(file);

/** Returns the folder that contains both files and the two folders inside it that hold them; null if one is not deeper. */
const findSiblings = (from, to) => {
  const [source, target] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (source[depth] === target[depth]) depth += 1;
  if (depth >= source.length - 1 || depth >= target.length - 1) return null;
  return { parent: source.slice(0, depth).join('/'), from: source[depth], to: target[depth] };
};

/** Collects the imports between sibling folders: parent → folder → folder → "file → file". */
const collectImports = (modules) => {
  const parents = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      if ([source, resolved].some((file) => isTest(file) || file.includes('node_modules/'))) continue;
      const siblings = findSiblings(source, resolved);
      if (!siblings) continue;
      const folders = parents.get(siblings.parent) ?? new Map();
      const targets = folders.get(siblings.from) ?? new Map();
      parents.set(siblings.parent, folders.set(siblings.from, targets));
      targets.set(siblings.to, [...(targets.get(siblings.to) ?? []), `${source} → ${resolved}`]);
    }
  }
  return parents;
};

/** Returns every folder that imports lead to from `start`. */
const reach = (folders, start) => {
  const reached = new Set();
  const waiting = [start];
  while (waiting.length > 0) {
    for (const next of folders.get(waiting.pop())?.keys() ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
};

/**
 * Finds sibling folders that import each other, directly or through others. `modules` is dependency-cruiser's result.
 * Each cycle names its folders and, for every pair of them, one import.
 */
export const findFolderCycles = (modules) => {
  const cycles = [];
  for (const [parent, folders] of collectImports(modules)) {
    const seen = new Set();
    for (const start of folders.keys()) {
      const reached = reach(folders, start);
      if (seen.has(start) || !reached.has(start)) continue;
      const members = [...reached].filter((folder) => reach(folders, folder).has(start)).sort();
      members.forEach((folder) => seen.add(folder));
      const imports = members.flatMap((from) =>
        members.flatMap((to) => (from === to ? [] : (folders.get(from)?.get(to)?.slice(0, 1) ?? []))),
      );
      cycles.push({ parent, members, imports });
    }
  }
  return cycles;
};
