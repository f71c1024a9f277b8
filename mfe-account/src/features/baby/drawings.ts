import type { BabyStage } from '@nestwell/contracts/account';

interface Drawing {
  default: string;
}

// One file per stage, fetched when its first drawing is wanted: many devices draw these emoji differently, and some
// not at all.
const drawingsOf: Record<BabyStage, (code: string) => Promise<Drawing>> = {
  first: (code) => import(/* webpackMode: "lazy-once" */ `./emoji/first/${code}.svg`) as Promise<Drawing>,
  second: (code) => import(/* webpackMode: "lazy-once" */ `./emoji/second/${code}.svg`) as Promise<Drawing>,
  third: (code) => import(/* webpackMode: "lazy-once" */ `./emoji/third/${code}.svg`) as Promise<Drawing>,
  postpartum: (code) =>
    import(/* webpackMode: "lazy-once" */ `./emoji/postpartum/${code}.svg`) as Promise<Drawing>,
};

/** The drawing of an emoji as an image's address; rejects where there is none, or it cannot be fetched. */
export async function drawingOf(stage: BabyStage, emoji: string): Promise<string> {
  const drawing = await drawingsOf[stage](codeOf(emoji));
  return `data:image/svg+xml,${encodeURIComponent(drawing.default)}`;
}

/** 🗣️ as '1f5e3': its code points without the one that only asks for colour. */
export function codeOf(emoji: string): string {
  const points = [...emoji].map((character) => character.codePointAt(0)?.toString(16));
  return points.filter((point) => point !== 'fe0f').join('-');
}
