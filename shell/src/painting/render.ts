import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

const UNFINISHED = new Error('Left for the browser');
/** Nothing here takes longer but what waits for something that never comes. */
const PATIENCE = 100;

/**
 * The HTML of what can be drawn at once. What waits for something is left to the browser, with what stands in for it;
 * so is what throws, of which `onError` is told.
 */
export async function htmlOf(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const rest = new AbortController();
  const timer = setTimeout(() => rest.abort(UNFINISHED), PATIENCE);
  const stream = await renderToReadableStream(page, {
    signal: rest.signal,
    // Everything in its place: nothing is sent ahead of anything else.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      if (error !== UNFINISHED) onError(error);
    },
  });
  clearTimeout(timer);
  rest.abort(UNFINISHED);
  const decoder = new TextDecoder();
  let html = '';
  for await (const bytes of stream as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>)
    html += decoder.decode(bytes, { stream: true });
  return withoutScripts(html + decoder.decode());
}

/**
 * React's own lines, which say what is left to the browser: the page's policy runs none of them, and taking over comes
 * to the same. Nothing else is written like this: text is escaped, and modules may make no scripts.
 */
const withoutScripts = (html: string) => html.replaceAll(/<script>.*?<\/script>/gs, '');
