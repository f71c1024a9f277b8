import type { Asked } from '@nestwell/remote-kit/host';
import { useLocation, useNavigate } from '@nestwell/remote-kit/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRemotes } from '../remotes/remotes-context';
import { commandsOf, type Command } from './commands';
import { meaningOf } from './meaning';
import { areKeysOn, rememberId, switchKeys } from './on-this-device';
import { Palette } from './palette';
import { presses as waiting, type Press } from './presses';
import { ShortcutsSheet } from './shortcuts-sheet';

export interface DeskProps {
  presses: readonly Press[];
  /** Presses the button of the message that shows. */
  onUndo: () => void;
}

/** What keys do, and what is found by its name. */
export function Desk({ presses, onUndo }: DeskProps) {
  const remotes = useRemotes();
  const commands = useMemo(() => commandsOf(remotes), [remotes]);
  const [shown, setShown] = useState<'find' | 'keys' | null>(null);
  const [isOn, setIsOn] = useState(areKeysOn);
  const first = useRef(-Infinity);
  const ask = useAsk();
  const run = (command: Command, text?: string) => {
    setShown(null);
    rememberId(command.id);
    const { page, at, open } = command;
    ask(at === undefined ? page : `${page}?${at}`, open === undefined ? undefined : { open, text });
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
  if (shown === 'find') {
    return <Palette commands={commands} onChoose={run} onKeys={() => setShown('keys')} onClose={close} />;
  }
  if (shown === 'keys') {
    const onSwitch = (next: boolean) => {
      switchKeys(next);
      setIsOn(next);
    };
    return <ShortcutsSheet commands={commands} isOn={isOn} onSwitch={onSwitch} onClose={close} />;
  }
  return null;
}

/** Leads to a page, or stays, and asks there for what `useAsked` hears. */
function useAsk() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (to: string | undefined, asked?: Asked) =>
    void navigate(to ?? pathname + search, { state: { asked } });
}
