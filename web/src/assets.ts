import { readFileSync } from 'node:fs';

/** A style sheet or script that pages load. */
export interface Asset {
  /** Changes with the content, so that browsers can cache it for ever. */
  path: string;
  type: string;
  text: string;
  /** The compressed content. */
  gzip: Buffer;
}

interface Listed {
  path: string;
  type: string;
  file: string;
}

type Assets = Record<
  'style' | 'dashboardStyle' | 'script' | 'passkeyScript' | 'photosScript' | 'brandScript',
  Asset
>;

let read: Assets | undefined;

/** The style sheets and the scripts, as written by `npm run build`. */
export function assets(): Assets {
  read ??= readAssets();
  return read;
}

function readAssets(): Assets {
  const at = (file: string) => readFileSync(new URL(`../dist/assets/${file}`, import.meta.url));
  const list = JSON.parse(at('list.json').toString()) as Record<keyof Assets, Listed>;
  const asset = ({ path, type, file }: Listed): Asset => {
    return { path, type, text: at(file).toString(), gzip: at(`${file}.gz`) };
  };
  return {
    style: asset(list.style),
    dashboardStyle: asset(list.dashboardStyle),
    script: asset(list.script),
    passkeyScript: asset(list.passkeyScript),
    photosScript: asset(list.photosScript),
    brandScript: asset(list.brandScript),
  };
}
