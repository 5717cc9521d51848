const kinds = {
  cus: 'customers',
  in: 'invoices',
  pi: 'payments',
  pm: 'cards',
  price: 'prices',
  prod: 'products',
  sub: 'subscriptions',
  sub_sched: 'schedules',
};

const findKind = (id) => kinds[id.slice(0, id.lastIndexOf('_'))] ?? kinds[id.split('_')[0]];

const toObject = (world, id) => {
  const found = world.find(findKind(id), id);
  return found ? world.toPublic(found) : id;
};

const expandPath = (world, target, [name, ...rest]) => {
  if (target === null || typeof target !== 'object') return;
  if (Array.isArray(target)) return target.forEach((one) => expandPath(world, one, [name, ...rest]));
  if (typeof target[name] === 'string') target[name] = toObject(world, target[name]);
  if (rest.length > 0) expandPath(world, target[name], rest);
};

/** Replaces the ids at `paths` (`data.schedule`, `latest_invoice`) by whole objects. */
export const expandPaths = (world, answer, paths = []) => {
  for (const path of paths) expandPath(world, answer, path.split('.'));
  return answer;
};
