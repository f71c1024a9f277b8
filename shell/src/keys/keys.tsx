import { useToast, useUser } from '@nestwell/remote-kit';
import { natives } from '@nestwell/remote-kit/host';
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentType } from 'react';
import { isPaletteKey, mayMean } from './may-mean';
import { presses } from './presses';
import type { DeskProps } from './desk';

/** Hears the keyboard; what its keys mean comes with the first one that may mean something. */
export function Keys({ onUndo }: Pick<DeskProps, 'onUndo'>) {
  const { user } = useUser();
  const { toast } = useToast();
  const pressed = useSyncExternalStore(presses.subscribe, presses.get, presses.get);
  const [Desk, setDesk] = useState<ComponentType<DeskProps>>();
  const hear = useEffectEvent((event: Event) => {
    if (!user || !(event instanceof KeyboardEvent) || !mayMean(event)) return;
    // Else the browser would take the keyboard into its own search.
    if (isPaletteKey(event)) event.preventDefault();
    presses.add(isPaletteKey(event) ? 'find' : event.key);
  });
  useEffect(() => natives.listen(document, 'keydown', hear, true), []);
  const isWanted = pressed.length > 0 && !Desk;
  useEffect(() => {
    if (!isWanted) return;
    import('./desk').then(
      (code) => setDesk(() => code.Desk),
      () => {
        const isAsked = presses.get().some(({ key }) => key === 'find');
        presses.take();
        if (isAsked) toast({ title: 'Finding needs a connection once.', tone: 'alert' });
      },
    );
  }, [isWanted, toast]);
  return user && Desk && <Desk presses={pressed} onUndo={onUndo} />;
}
