import { inStep, longestGap, urlOf } from '@nestwell/contracts/kernel';
import { natives, send } from '@nestwell/remote-kit/host';
import { readEvents, type ServerEvent } from './read-events';

/** A connection that says nothing for so long is gone: the server says something every twenty seconds. */
const SILENCE = 45_000;
const BACK_OFF = { first: 1000, longest: 60_000 } as const;
/** What happened while the request was on its way. */
const ON_ITS_WAY = 2000;

interface Listening {
  /** Milliseconds since this browser last heard from the server. */
  gap: () => number;
  tell: (event: ServerEvent) => void;
}

/** Listens to the server, and connects again when it has to. Returns how to stop. */
export function listen({ gap, tell }: Listening): () => void {
  let pause: number = BACK_OFF.first;
  let stopPause: () => void = () => undefined;
  let hangUp = new AbortController();
  let isOver = false;

  const connect = async () => {
    hangUp = new AbortController();
    await untilItEnds(hangUp, gap(), (event) => {
      pause = BACK_OFF.first;
      tell(event);
    }).catch(() => undefined);
    if (isOver) return;
    stopPause = natives.after(pause * (1 + Math.random()), () => void connect());
    pause = Math.min(pause * 2, BACK_OFF.longest);
  };
  void connect();
  return () => {
    isOver = true;
    stopPause();
    hangUp.abort();
  };
}

/** Asks once for what was told in the last so many milliseconds: another tab listens. */
export async function askMissed(gap: number, tell: (event: ServerEvent) => void): Promise<void> {
  const { ok, body } = await send('GET', urlSince(gap), undefined, { patience: SILENCE });
  if (ok && body !== null) await readEvents(body, tell);
}

const urlSince = (gap: number) =>
  urlOf(inStep.events, { query: { missed: Math.min(longestGap, Math.round(gap) + ON_ITS_WAY) } });

async function untilItEnds(
  hangUp: AbortController,
  gap: number,
  tell: (event: ServerEvent) => void,
): Promise<void> {
  const listenOn = () => natives.after(SILENCE, () => hangUp.abort());
  let stop = listenOn();
  try {
    const headers = { accept: 'text/event-stream' };
    const options = { signal: hangUp.signal, patience: Infinity, headers };
    const { ok, body } = await send('GET', urlSince(gap), undefined, options);
    if (!ok || body === null) return;
    await readEvents(body, (event) => {
      stop();
      stop = listenOn();
      tell(event);
    });
  } finally {
    stop();
  }
}
