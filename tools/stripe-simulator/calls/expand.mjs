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

const kindOf = (id) => kinds[id.slice(0, id.lastIndexOf('_'))] ?? kinds[id.split('_')[0]];

const named = (world, id) => {
  const found = world.find(kindOf(id), id);
  return found ? world.shown(found) : id;
};

const open = (world, at, [name, ...rest]) => {
  if (at === null || typeof at !== 'object') return;
  if (Array.isArray(at)) return at.forEach((one) => open(world, one, [name, ...rest]));
  if (typeof at[name] === 'string') at[name] = named(world, at[name]);
  if (rest.length > 0) open(world, at[name], rest);
};

/** Puts whole objects where `paths` name ids: `data.schedule`, `latest_invoice`. */
export const expanded = (world, answer, paths = []) => {
  for (const path of paths) open(world, answer, path.split('.'));
  return answer;
};
