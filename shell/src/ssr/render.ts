import type { ReactNode } from 'react';
import { browser } from 'react-dom';
import type { PipeableStream } from 'react-dom/server';
import { renderToPipeableStream } from 'react-dom/server.node';

/** By it the browser's React knows that nothing went wrong where something was left to it, and says nothing of it. */
const UNFINISHED = browser('Left for the browser');
/** Nothing here takes longer but what waits for something that never comes. */
const PATIENCE = 100;

/**
 * The HTML of what can be drawn at once. What waits for something is left to the browser, with what stands in for it;
 * so is what throws, of which `onError` is told.
 */
export async function htmlOf(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const ready = await new Promise<PipeableStream>((onShellReady, onShellError) => {
    const drawing = renderToPipeableStream(page, {
      // Everything in its place: nothing is sent ahead of anything else.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => onShellReady(drawing),
      onShellError,
      onAllReady: finish,
      onError: (error) => onError(error),
    });
    timer = setTimeout(() => drawing.abort(UNFINISHED), PATIENCE);
  }).finally(() => clearTimeout(timer));
  ready.abort(UNFINISHED);
  // Before, what is left would be written as if it were still to come.
  await finished;
  return withoutScripts(await textOf(ready));
}

/** Of a stream of Node it is as much as React asks for: the shell's sources know no types of Node's. */
function textOf(drawn: PipeableStream): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  return new Promise((resolve, destroy) => {
    const place = {
      write: (piece: string | Uint8Array) => {
        text += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
        return true;
      },
      end: () => resolve(text + decoder.decode()),
      destroy,
      on: () => place,
    };
    drawn.pipe(place as unknown as NodeJS.WritableStream);
  });
}

/**
 * React's own lines, such as those of a form whose action is a function: the page's policy runs none of them. Nothing else
 * is written like this: text is escaped, and modules may make no scripts.
 */
const withoutScripts = (html: string) => html.replaceAll(/<script>.*?<\/script>/gs, '');
