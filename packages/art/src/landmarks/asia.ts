import { line, shape } from '../svg/draw.js';
import { building } from './drawing.js';

/** A gilded bell with a ringed spire. */
export const stupa = building(
  136,
  34,
  ({ gold, stone, shade, pale }) =>
    shape('M-34 0v-8h68v8zM-28-8v-8h56v8z', stone) +
    shape('M-24-16q2-4 4-12 2-30 12-38l2-12h12l2 12q10 8 12 38 2 8 4 12z', gold) +
    shape('M-5-78L0-134l5 56z', gold) +
    shape('M2-78l-2-56 5 56 1 12q10 8 12 38 2 8 4 12H6q2-40-4-62z', shade, 0.3) +
    line('M-22-24h44M-17-44h34M-7-72h14M-4-86h8', pale, { width: 2, opacity: 0.7 }),
);

/** A white dome with painted eyes and a square crown. */
export const buddhaeyes = building(
  112,
  46,
  ({ pale, gold, dark, iron, shade }) =>
    shape('M-50 0v-10h100V0z', shade) +
    shape('M-44-10q0-44 44-46 44 2 44 46z', pale) +
    shape('M-12-54h24v-18h-24zM-10-72L0-110l10 38z', gold) +
    line('M-9-62q4-4 7 0M2-62q4-4 7 0', dark, { width: 2 }) +
    line('M0-108q-40 30-72 66M0-108q40 30 72 66', iron, { dash: '5 4', width: 2.5 }),
);

/** Five tiers of sweeping roofs. */
export const pagoda = building(
  140,
  32,
  ({ iron, roof, shade, lamp }) =>
    shape('M-18 0v-110h36V0z', iron) +
    shape(
      'M-32-20q12 0 16-12h32q4 12 16 12l-4 5h-56zM-29-44q11 0 14-11h30q3 11 14 11l-4 5h-50zM-26-67q10 0 12-10h28q2 10 12 10l-4 5h-44zM-23-89q8 0 10-9h26q2 9 10 9l-4 5h-38zM-21-110q10-2 14-12h14q4 10 14 12l-3 4h-36z',
      roof,
    ) +
    shape('M-1-122h2v-18h-2zM-3-128h6v2h-6z', shade) +
    line('M-14-8h28M-13-33h26M-12-56h24M-11-79h22', lamp, { width: 6, dash: '4 4' }),
);

/** A tiered thatch shrine. */
export const meru = building(
  140,
  30,
  ({ shade, stone, gold, dark }) =>
    shape('M-20 0v-14h40V0zM-12-14v-14h24v14z', stone) +
    shape(
      'M-30-26L-12-42h24l18 16zM-25-42l13-13h24l13 13zM-22-56l11-12h22l11 12zM-19-70l9-11h20l9 11zM-16-83l8-10h16l8 10zM-13-95l7-9h12l7 9zM-10-107L0-128l10 21z',
      shade,
    ) +
    shape('M-1-128h2v-12h-2z', gold) +
    shape('M-4-14v-10h8v10z', dark),
);

/** Tall corncob towers over a long gallery. */
export const prasat = building(
  104,
  74,
  ({ stone, shade, dark }) =>
    shape('M-74 0v-16h148V0zM-44-16v-8h88v8z', stone) +
    shape(
      'M-12-24q-4-40 12-76 16 36 12 76zM-42-24q-3-28 9-54 12 26 9 54zM24-24q-3-28 9-54 12 26 9 54zM-72-16q-2-20 7-38 9 18 7 38zM58-16q-2-20 7-38 9 18 7 38z',
      stone,
    ) +
    shape(
      'M0-100q16 36 12 76H3q6-40-3-76zM33-78q12 26 9 54h-6q4-28-3-54zM-33-78q12 26 9 54h-6q4-28-3-54z',
      shade,
      0.6,
    ) +
    shape('M-4 0v-12h8V0zM-36 0v-10h6V0zM30 0v-10h6V0z', dark) +
    line('M-70-8h140', dark, { width: 5, dash: '2 5', opacity: 0.5 }),
);

/** A porcelain tower with four smaller ones. */
export const prang = building(
  138,
  44,
  ({ pale, stone, shade, gold }) =>
    shape('M-44 0v-8h88V0zM-34-8v-10h68v10zM-26-18v-10h52v10z', pale) +
    shape('M-18-28q2-60 18-100 16 40 18 100zM-44-8q2-34 8-50 6 16 8 50zM28-8q2-34 8-50 6 16 8 50z', stone) +
    shape('M0-128q16 40 18 100H6q2-60-6-100z', shade, 0.45) +
    line('M-16-44h32M-14-62h28M-11-80h22M-7-98h14', gold, { width: 2.5 }) +
    shape('M-1-126h2v-12h-2zM-37-58h2v-8h-2zM35-58h2v-8h-2z', gold),
);

/** A gate of two posts and two beams, standing in the water or before the town. */
export const torii = {
  ...building(
    96,
    52,
    ({ iron, dark }) =>
      shape('M-36 10l4-90h9l-2 90zM27 10l-4-90h9l4 90zM-42-62h84v7h-84zM-4-84h8v24h-8z', iron) +
      shape('M-54-92q54 8 108 0l-3 12q-51 6-102 0z', iron) +
      shape('M-56-96q56 8 112 0v5q-56 8-112 0z', dark),
  ),
  stand: 'shore' as const,
};

/** A keep of white storeys under curved gables. */
export const keep = building(
  118,
  48,
  ({ pale, stone, roof, dark, gold }) =>
    shape('M-48 0l10-24h76L48 0z', stone) +
    shape('M-34-24v-26h68v26zM-26-50v-22h52v22zM-16-74v-20h32v20z', pale) +
    shape(
      'M-42-44q8-2 12-10h60q4 8 12 10l-4 5h-76zM-34-68q8-2 10-9h48q2 7 10 9l-4 5h-60zM-26-90q8-2 10-14h32q2 12 10 14l-4 5h-44z',
      roof,
    ) +
    line('M-28-32h58M-20-57h42M-10-80h22', dark, { width: 6, dash: '5 7' }) +
    shape('M-17-104l-3-7 6 5zM17-104l3-7-6 5z', gold),
);

/** A palace gate: a battered base and two broad roofs. */
export const palacegate = building(
  92,
  62,
  ({ stone, iron, copper, dark, gold }) =>
    shape('M-58 0l6-34H52l6 34z', stone) +
    shape('M-10 0v-14a10 10 0 0 1 20 0V0zM-40 0v-10a7 7 0 0 1 14 0V0zM26 0v-10a7 7 0 0 1 14 0V0z', dark) +
    shape('M-42-34v-16h84v16zM-30-60v-12h60v12z', iron) +
    shape('M-64-48q12 0 20-14h88q8 14 20 14l-4 5H-60zM-46-70q10-2 14-16h64q4 14 14 16l-4 5h-84z', copper) +
    shape('M-32-88h64v3h-64z', gold),
);

/** A gateway carved in storeys that narrow upwards. */
export const gopuram = building(
  128,
  40,
  ({ stone, shade, gold, dark, iron }) =>
    shape(
      'M-40 0v-24h80V0zM-32-24l4-20h56l4 20zM-27-44l4-18h46l4 18zM-22-62l4-16h36l4 16zM-17-78l3-14h28l3 14zM-13-92l3-12h20l3 12z',
      stone,
    ) +
    shape('M-16-104q16-18 32 0z', iron) +
    shape('M4 0v-24h36V0zM4-104h6l3 12h1l3 14h1l4 16h1l4 18h1l4 20H4z', shade, 0.3) +
    line('M-30-34h62M-25-53h52M-20-70h42M-15-85h32', iron, { width: 5, dash: '4 5' }) +
    shape('M-6 0v-18h12V0z', dark) +
    shape('M-10-114h2v-8h-2zM-1-116h2v-10h-2zM8-114h2v-8H8z', gold),
);

/** Four slim towers around open arches. */
export const fourtowers = building(
  118,
  40,
  ({ stone, pale, shade, dark, gold }) =>
    shape('M-28 0v-56h56V0z', stone) +
    shape('M-38 0v-92q6-14 12 0V0zM26 0v-92q6-14 12 0V0z', pale) +
    shape('M-40-56h16v4h-16zM24-56h16v4H24zM-40-78h16v4h-16zM24-78h16v4H24zM-30-60h60v5h-60z', shade) +
    shape('M-14 0v-22q0-14 14-20 14 6 14 20V0z', dark) +
    shape('M-33-98h2v-12h-2zM31-98h2v-12h-2z', gold),
);
