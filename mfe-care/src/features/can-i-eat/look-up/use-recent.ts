import { deviceStore, useMember, useOnDevice, useUndo } from '@nestwell/remote-kit';
import { useMemo, useState } from 'react';

const store = deviceStore('care');
const MOST = 6;
const SHORTEST = 3;

/** What she looked up last, newest first: on this device only, for her alone. */
export function useRecent() {
  const sayUndoable = useUndo();
  const key = `looked-up.${useMember().id}`;
  const kept = useOnDevice(() => store.read(key), null);
  const [written, setWritten] = useState<string[]>();
  const recent = useMemo(() => written ?? textsIn(kept), [written, kept]);
  const write = (texts: string[]) => {
    setWritten(texts);
    if (texts.length === 0) store.forget(key);
    else store.keep(key, JSON.stringify(texts));
  };
  const remember = (text: string) => {
    const said = text.trim();
    if (said.length < SHORTEST) return;
    const others = recent.filter((one) => one.toLowerCase() !== said.toLowerCase());
    write([said, ...others].slice(0, MOST));
  };
  const forget = () => {
    write([]);
    sayUndoable({ title: 'Cleared', description: 'What you looked up last' }, () => {
      write([...recent]);
      return Promise.resolve();
    });
  };
  return { recent, remember, forget };
}

function textsIn(kept: string | null): string[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}
