export interface Asset {
  name: string;
  content: Buffer;
}

/** What stands in the head of every page; the names are among the assets. */
export interface Head {
  stylesheet: string;
  themeScript: string;
  preload: string[];
  assets: Asset[];
}

export function stylesheet(): Head;
