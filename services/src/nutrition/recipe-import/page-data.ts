import { loadBuffer, type CheerioAPI } from 'cheerio';
import { microdataRecipe } from './microdata';
import { recipeIn, type SchemaNode } from './recipe-node';

/** What the page says of a recipe in JSON-LD, else in microdata. */
export function recipeOfPage(bytes: Buffer, contentType: string): SchemaNode | undefined {
  const [, charset] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
  const page = loadBuffer(bytes, {
    // The forgiving reader whose work grows with the page, and no faster.
    xml: { xmlMode: false, decodeEntities: true },
    encoding: { transportLayerEncodingLabel: charset, defaultEncoding: 'utf-8' },
  });
  return recipeIn(linkedData(page)) ?? microdataRecipe(page);
}

const linkedData = (page: CheerioAPI): unknown[] =>
  page('script[type^="application/ld+json"]')
    .toArray()
    .flatMap((script) => parsed(page(script).text()));

/** Pages break lines inside their words, and leave comments around. */
function parsed(text: string): unknown[] {
  const bare = text.replace(/^\s*(<!--|\/\*.*?\*\/|<!\[CDATA\[)|(-->|\]\]>)\s*$/g, '');
  for (const tried of [bare, bare.replace(/[\n\r\t]+/g, ' ')]) {
    try {
      return [JSON.parse(tried) as unknown];
    } catch {
      continue;
    }
  }
  return [];
}
