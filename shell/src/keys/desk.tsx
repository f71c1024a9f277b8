import { Slot } from '@nestwell/remote-kit';
import { areKeysOn, OffersProvider, switchKeys, type Asked } from '@nestwell/remote-kit/host';
import { useLocation, useNavigate } from '@nestwell/remote-kit/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHers } from '../remotes/hers';
import { commandsOf, type Command } from './commands';
import { meaningOf } from './meaning';
import { useOffered, withOffers } from './offered';
import { rememberId } from './on-this-device';
import { Palette } from './palette';
import { presses as waiting, type Press } from './presses';
import { ShortcutsSheet } from './shortcuts-sheet';
import { useInPlace } from './use-in-place';

export interface DeskProps {
  presses: readonly Press[];
  /** Presses the button of the message that shows. */
  onUndo: () => void;
}

/** What keys do, and what is found by its name. */
export function Desk({ presses, onUndo }: DeskProps) {
  const hers = useHers();
  const { offers, take } = useOffered();
  const commands = useMemo(() => withOffers(commandsOf(hers), offers), [hers, offers]);
  const [shown, setShown] = useState<'find' | 'keys' | null>(null);
  const [isOn, setIsOn] = useState(areKeysOn);
  const first = useRef(-Infinity);
  const ask = useAsk();
  const lead = ({ page, at, open }: Command, text?: string) =>
    ask(at === undefined ? page : `${page}?${at}`, open === undefined ? undefined : { open, text });
  const actInPlace = useInPlace(commands, lead);
  const run = (command: Command, text?: string) => {
    setShown(null);
    rememberId(command.id);
    if (command.act) command.act();
    else if (command.inPlace) actInPlace(command);
    else lead(command, text);
  };
  const hear = (press: Press) => {
    const meaning = meaningOf(press, commands, { afterFirst: first.current, isOn });
    first.current = meaning === 'first' ? press.at : -Infinity;
    if (meaning === 'find' || meaning === 'keys') setShown(meaning);
    else if (meaning === 'urgent') ask(undefined, { open: 'urgent' });
    else if (meaning === 'undo') onUndo();
    else if (typeof meaning === 'object') run(meaning);
  };
  useEffect(() => {
    if (presses.length > 0) for (const press of waiting.take()) hear(press);
  });
  const close = () => setShown(null);
  const onSwitch = (next: boolean) => {
    switchKeys(next);
    setIsOn(next);
  };
  return (
    <>
      {/* Without a box: these widgets tell what they do, and go on doing it after the palette has closed. */}
      <div hidden>
        <OffersProvider value={take}>
          <Slot name="shell.palette@1" />
        </OffersProvider>
      </div>
      {shown === 'find' && (
        <Palette commands={commands} onChoose={run} onKeys={() => setShown('keys')} onClose={close} />
      )}
      {shown === 'keys' && (
        <ShortcutsSheet commands={commands} isOn={isOn} onSwitch={onSwitch} onClose={close} />
      )}
    </>
  );
}

/** Leads to a page, or stays, and asks there for what `useAsked` hears. */
function useAsk() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (to: string | undefined, asked?: Asked) =>
    void navigate(to ?? pathname + search, { state: { asked } });
}
