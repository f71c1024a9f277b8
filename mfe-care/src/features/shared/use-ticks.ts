import { care, type SharedView } from '@nestwell/contracts/care';
import { useCall, useToast } from '@nestwell/remote-kit';
import { useState } from 'react';
import { isGone } from './is-gone';

/** What was ticked on this page, or its tick taken off: by the ids of things. */
type Ticked = ReadonlyMap<string, boolean>;

/**
 * A tick of whoever holds the link. It stands at once, and is as before where it could not be kept. Where the thing, the
 * leave to tick or the link is gone, `onGone` asks anew for what there is.
 */
export function useTicks(token: string, onGone: () => void) {
  const { toast } = useToast();
  const { mutateAsync } = useCall(care.tickShared);
  const [ticked, setTicked] = useState<Ticked>(new Map());
  const say = (bagItemId: string, packed: boolean) =>
    setTicked((before) => new Map(before).set(bagItemId, packed));

  async function tick(bagItemId: string, packed: boolean) {
    say(bagItemId, packed);
    try {
      await mutateAsync({ body: { token, bagItemId, packed } });
    } catch (failure) {
      say(bagItemId, !packed);
      if (isGone(failure)) return onGone();
      toast({ title: 'That did not work', description: 'Please try again.', tone: 'alert' });
    }
  }
  return { ticked, tick: (id: string, packed: boolean) => void tick(id, packed) };
}

/** The bag as it stands with them. */
export function withTicks(shown: SharedView['lists'][number], ticked: Ticked): SharedView['lists'][number] {
  if (shown.list !== 'bag') return shown;
  const items = shown.items.map((item) => ({ ...item, done: ticked.get(item.id ?? '') ?? item.done }));
  return { ...shown, items };
}
