import type { Offer } from '@nestwell/remote-kit';
import { useCallback, useMemo, useState } from 'react';
import type { Command } from './commands';

const NONE: ReadonlyMap<string, readonly Offer[]> = new Map();

/** What modules do in place, as they tell it. */
export function useOffered() {
  const [given, setGiven] = useState(NONE);
  const take = useCallback(
    (from: string, offers: readonly Offer[]) => setGiven((before) => new Map(before).set(from, offers)),
    [],
  );
  const offers = useMemo(() => [...given.values()].flat(), [given]);
  return { offers, take };
}

/** Commands with what is done in place: it takes the place of a command that asks a page for the same. */
export function withOffers(commands: readonly Command[], offers: readonly Offer[]): readonly Command[] {
  const declared = (id: string) => commands.find(({ group, open }) => group === 'log' && open === id);
  const rows = offers.map(({ id, ...offer }): Command => ({
    page: '/',
    group: 'log',
    ...(declared(id) ?? { id: `in place ${id}` }),
    ...offer,
  }));
  return [...rows, ...commands.filter(({ id }) => !rows.some((row) => row.id === id))];
}
