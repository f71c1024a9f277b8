import { longestGap, type News } from '@nestwell/contracts/kernel';
import { natives, tabName } from '@nestwell/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';
import { readAgain } from '../session/restore';
import type { ShellStore } from '../session/session-slice';
import { applyNews } from './apply-news';
import { askMissed, listen } from './listen';
import type { ServerEvent } from './read-events';
import { takeTurn } from './take-turn';

export interface InStepParts {
  store: ShellStore;
  client: QueryClient;
}

const CHANNEL = 'nestwell.in-step';
/** Where nothing was heard for so long, an open screen asks by itself. */
const UNHEARD = 60_000;
/** A tab that has not got its turn after so many milliseconds follows another one, which told others before it came. */
const TURN = 500;

/**
 * Keeps every open screen of hers the same, in this browser and on her other devices: one tab of it listens while any
 * is seen, and tells the others. Where nobody can listen, what is seen is asked for anew every minute, and on coming
 * back. Returns how to stop.
 */
export function keepInStep({ store, client }: InStepParts): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const userId = () => store.getState().session.user?.id;
  const { tell, all } = applyNews(client, userId);
  // What the page shows was read since then.
  let heardAt = performance.timeOrigin;
  const gap = () => Date.now() - heardAt;

  const hear = ({ name, data }: ServerEvent) => {
    heardAt = Date.now();
    const id = userId();
    if (id === undefined) return;
    // The next read says how it ended.
    if (name === 'end') void readAgain(store, { id });
    if (name === 'changed') apply(data as News, id);
  };
  const apply = ({ areas, tab }: News, id: string) => {
    if (tab === tabName()) return;
    if (areas.includes('profile')) void readAgain(store, { id });
    tell(areas);
  };
  const askAll = () => {
    heardAt = Date.now();
    all();
  };

  let leave: (() => void) | undefined;
  let listeningFor: string | undefined;
  const settle = () => {
    const wanted = document.visibilityState === 'visible' && navigator.onLine ? userId() : undefined;
    if (wanted === listeningFor) return;
    listeningFor = wanted;
    leave?.();
    leave = undefined;
    if (wanted === undefined) return;
    if (gap() > longestGap) askAll();
    const since = heardAt;
    let leads = false;
    const stopAsking = natives.after(TURN, () => {
      if (!leads) void askMissed(Date.now() - since, hear).catch(() => undefined);
    });
    const giveBack = takeTurn(() => {
      leads = true;
      return listen({
        gap,
        tell: (event) => {
          hear(event);
          channel.postMessage({ userId: wanted, event });
        },
      });
    });
    leave = () => {
      stopAsking();
      giveBack();
    };
  };
  channel.onmessage = ({ data }: MessageEvent<{ userId: string; event: ServerEvent }>) => {
    if (data.userId === userId()) hear(data.event);
  };
  const stops = [
    natives.listen(document, 'visibilitychange', settle),
    natives.listen(window, 'online', settle),
    natives.listen(window, 'offline', settle),
    natives.every(UNHEARD / 4, () => void (listeningFor !== undefined && gap() > UNHEARD && askAll())),
    store.subscribe(settle),
  ];
  settle();
  return () => {
    for (const stop of stops) stop();
    leave?.();
    channel.close();
  };
}
