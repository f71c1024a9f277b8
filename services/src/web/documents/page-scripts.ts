/**
 * What the page of a module opens with, named with its hash by the document. Chrome does not fetch it from here: it keeps
 * compiled what it runs out of its cache, and the entry fetches it into that first (`container-runtime.ts`), so that the
 * next visit compiles none of it. WebKit would ask twice for what was fetched so, where it keeps no files on the device;
 * there it begins to come with the document.
 * @param addresses as attributes of links
 */
export const pageScripts = (nonce: string, addresses: readonly string[]): string[] =>
  addresses.length === 0
    ? []
    : [
        ...addresses.map((address) => `<link rel="then" as="script" ${address}>`),
        `<script nonce="${nonce}">navigator.connection||document.querySelectorAll('link[rel=then]').forEach(l=>{l.rel='preload'})</script>`,
      ];
