// Written by tools/data/quest-world.mjs from api/data/cities.jsonl. Do not edit.
export const passports = ['de', 'us', 'br', 'in', 'ph'] as const;
/** Where one stamp is good (a country, or the Schengen area), then what each passport may do there: days of a stay, with a
 * p when an electronic visa or one on arrival is paid for; 0 asks for a visa before; −1 is free for ever. */
export const zoneRows: readonly (readonly [string, ...string[]])[] = [
  // prettier-ignore
  ["AE","90","30","90","30p","30p"],
  // prettier-ignore
  ["AM","180","180","180","30p","30p"],
  // prettier-ignore
  ["AR","90","90","90","0","0"],
  // prettier-ignore
  ["AU","90","90","30p","30p","30p"],
  // prettier-ignore
  ["AZ","30p","30p","30p","30p","0"],
  // prettier-ignore
  ["BA","90","90","90","0","0"],
  // prettier-ignore
  ["BR","90","90","-1","0","90"],
  // prettier-ignore
  ["BS","90","240","90","30p","30p"],
  // prettier-ignore
  ["BZ","90","180","90","0","0"],
  // prettier-ignore
  ["CA","90","180","0","0","0"],
  // prettier-ignore
  ["CL","90","90","90","0","0"],
  // prettier-ignore
  ["CN","30","30p","0","0","0"],
  // prettier-ignore
  ["CO","90","90","90","30p","90"],
  // prettier-ignore
  ["CR","180","180","180","0","30"],
  // prettier-ignore
  ["CY","90","90","90","0","0"],
  // prettier-ignore
  ["EC","90","90","90","30p","30p"],
  // prettier-ignore
  ["EG","30p","30p","30p","30p","0"],
  // prettier-ignore
  ["ET","30p","30p","30p","30p","30p"],
  // prettier-ignore
  ["FJ","120","120","120","120","120"],
  // prettier-ignore
  ["GB","180","90","90","0","0"],
  // prettier-ignore
  ["GE","360","360","360","30p","30p"],
  // prettier-ignore
  ["GH","30p","30p","30p","30p","30p"],
  // prettier-ignore
  ["ID","30p","30p","30p","30p","30"],
  // prettier-ignore
  ["IE","90","90","90","0","0"],
  // prettier-ignore
  ["IN","30p","30p","30p","-1","30p"],
  // prettier-ignore
  ["JM","90","180","90","90","0"],
  // prettier-ignore
  ["JO","30p","30p","30p","30p","0"],
  // prettier-ignore
  ["JP","90","90","90","30p","0"],
  // prettier-ignore
  ["KG","60","60","60","30p","30p"],
  // prettier-ignore
  ["KR","90","90","90","30p","30p"],
  // prettier-ignore
  ["KZ","30","30","30","14","30"],
  // prettier-ignore
  ["LA","30p","30p","30p","30p","30"],
  // prettier-ignore
  ["LK","30p","30p","30p","30p","30p"],
  // prettier-ignore
  ["MA","90","90","90","30p","90"],
  // prettier-ignore
  ["MD","90","90","90","30p","30p"],
  // prettier-ignore
  ["ME","90","90","90","0","0"],
  // prettier-ignore
  ["MX","180","180","0","0","0"],
  // prettier-ignore
  ["MY","90","90","90","90","30"],
  // prettier-ignore
  ["NI","90","90","90","0","30p"],
  // prettier-ignore
  ["NZ","90","90","90","0","0"],
  // prettier-ignore
  ["OM","30p","30p","30p","30p","30p"],
  // prettier-ignore
  ["PE","90","180","180","0","180"],
  // prettier-ignore
  ["PH","30","30","60","0","-1"],
  // prettier-ignore
  ["PY","90","90","90","0","0"],
  // prettier-ignore
  ["RS","90","90","90","0","0"],
  // prettier-ignore
  ["SCHENGEN","-1","90","90","0","0"],
  // prettier-ignore
  ["SG","90","90","30","30p","30"],
  // prettier-ignore
  ["SN","90","90","90","90","30p"],
  // prettier-ignore
  ["TH","60","60","90","60","60"],
  // prettier-ignore
  ["TN","120","120","90","0","0"],
  // prettier-ignore
  ["TR","90","90","90","0","0"],
  // prettier-ignore
  ["TZ","30p","30p","30p","30p","30p"],
  // prettier-ignore
  ["US","90","-1","0","0","0"],
  // prettier-ignore
  ["UY","90","90","90","0","0"],
  // prettier-ignore
  ["UZ","30","30p","30","30p","30p"],
  // prettier-ignore
  ["VN","45","30p","30p","30p","21"],
  // prettier-ignore
  ["ZA","90","90","90","30p","30p"],
];
