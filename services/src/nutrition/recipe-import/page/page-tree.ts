import { decodeBuffer } from 'encoding-sniffer';
import { DomHandler, Parser } from 'htmlparser2';

/** A page with more than a reader's work is bounded for. */
export class PageTooLarge extends Error {}

/** A large page of a magazine has some 10,000 elements, 40 deep. */
const MAX_DEPTH = 1000;
const MAX_NODES = 200_000;
const MAX_ATTRIBUTES = 200_000;

type Attributes = Record<string, string>;

/** Builds the tree of a page, and stops where it grows beyond the limits. */
class BoundedDomHandler extends DomHandler {
  private nodes = 0;
  private attributes = 0;

  override onopentag(name: string, attributes: Attributes): void {
    this.attributes += Object.keys(attributes).length;
    if (this.tagStack.length > MAX_DEPTH || this.attributes > MAX_ATTRIBUTES) throw new PageTooLarge();
    super.onopentag(name, attributes);
  }

  protected override addNode(node: Parameters<DomHandler['addNode']>[0]): void {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) throw new PageTooLarge();
    super.addNode(node);
  }
}

export type PageNode = DomHandler['dom'][number];
export type PageElement = Extract<PageNode, { attribs: Attributes }>;

export const isElement = (node: PageNode): node is PageElement => 'attribs' in node;

/** The forgiving reader: its work grows with the page, and no faster. */
export function treeOf(html: string): PageNode[] {
  const handler = new BoundedDomHandler();
  new Parser(handler, { decodeEntities: true }).end(html);
  return handler.dom;
}

export function htmlOf(bytes: Uint8Array, contentType: string): string {
  const [, charset] = /charset="?([\w-]{1,40})/i.exec(contentType) ?? [];
  const options = { transportLayerEncodingLabel: charset, defaultEncoding: 'utf-8' };
  return decodeBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options);
}
