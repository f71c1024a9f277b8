import type { OfflineDocument } from '@nestwell/contracts/delivery';

/** Where a page that is left tells what went wrong in it. */
export const reportPath = '/engines/wrong';

declare global {
  interface Window {
    wentWrong?: string[];
  }
}

/** Runs in the page before any of its scripts. */
function watch(report: string): void {
  const wrong: string[] = (window.wentWrong = []);
  addEventListener('error', ({ message, filename, lineno }) =>
    wrong.push(`${message} (${filename}:${lineno})`),
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    const { stack, message } = (reason ?? {}) as Partial<Error>;
    wrong.push(`not caught: ${message ?? String(reason)} ${stack ?? ''}`);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    wrong.push(`policy: ${violatedDirective} refuses ${blockedURI} of ${sourceFile}`),
  );
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    // React's recoverable errors: a part that differs from the server's HTML is rendered anew.
    if (words[0] === '[hydrate]') wrong.push(words.join(' '));
    warn(...words);
  };
  addEventListener('pagehide', () => {
    if (wrong.length > 0) navigator.sendBeacon(report, JSON.stringify(wrong.splice(0)));
  });
}

/** A page with the watching script under the nonce of its own scripts; what is no page stays as it is. */
export function watchedDocument(html: string): string {
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1];
  if (nonce === undefined) return html;
  const script = `<script nonce="${nonce}">(${String(watch)})(${JSON.stringify(reportPath)})</script>`;
  return html.replace('<head>', () => `<head>${script}`);
}

/** The same in the document that devices keep. */
export function watchedOfflineDocument(json: string): string {
  const document = JSON.parse(json) as OfflineDocument;
  return JSON.stringify({ ...document, html: watchedDocument(document.html) });
}
