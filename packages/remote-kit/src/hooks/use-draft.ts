import { useMemo, useState } from 'react';
import { natives } from '../state/natives';
import { useOnDevice } from './use-on-device';
import { useMember } from './use-user';

export interface Draft<T extends object> {
  draft: T;
  setDraft: (draft: T) => void;
  /** It stays on this device until it is sent or let go, for her alone. */
  keep: () => void;
  /** After it was sent, or when she wants it gone. */
  letGo: () => void;
}

/** What she writes in a form, beginning with what she kept of it. A log-out takes drafts along. */
export function useDraft<T extends object>(name: string, empty: T): Draft<T> {
  const { id } = useMember();
  const key = `drafts.${id}.${name}`;
  const kept = useOnDevice(() => inStorage((storage) => natives.read(storage, key)) ?? null, null);
  const [written, setDraft] = useState<T>();
  const first = useMemo(() => ({ ...empty, ...keptOf(kept, empty) }), [kept, empty]);
  const draft = written ?? first;
  return {
    draft,
    setDraft,
    keep: () => inStorage((storage) => natives.write(storage, key, JSON.stringify(draft))),
    letGo: () => {
      inStorage((storage) => natives.remove(storage, key));
      setDraft(empty);
    },
  };
}

/** What was kept, as far as it still fits the form: a newer one may have other fields. */
function keptOf<T extends object>(text: string | null, empty: T): Partial<T> {
  const kept = read(text ?? '{}');
  if (typeof kept !== 'object' || kept === null) return {};
  const fields = empty as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(kept).filter(([field, value]) => typeof value === typeof fields[field]),
  ) as Partial<T>;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Undefined where storage is blocked, full or holds something else. */
function inStorage<R>(work: (storage: Storage) => R): R | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
