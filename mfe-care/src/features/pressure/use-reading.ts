import type { PressureReadingRow } from '@nestwell/contracts/care';
import { deviceFieldValue } from '@nestwell/domain/device-time';
import { randomId } from '@nestwell/remote-kit';
import { useNavigate } from '@nestwell/remote-kit/router';
import { useState } from 'react';
import { usePlaceState } from '../../lib/use-place-state';
import { keptAs, noteKeptAs } from './kept-as';
import { usePressureCalls } from './pressure.queries';
import { emptyReading, type ReadingForm, type TypedReading } from './reading-form';

const PATH = '/care/pressure';

/** What she saved. However often it is sent, its key keeps it one. */
interface Saved {
  reading: TypedReading;
  key: string;
  /** Of the reading it corrects; a new one has none. */
  id?: string;
}

interface Editing {
  key: string;
  form: ReadingForm;
  id?: string;
}

/**
 * The reading that is shown lies in the page's place of the history, so that Back leads to the form: never in its
 * address. It is shown first, and kept then.
 */
export function useReading() {
  const navigate = useNavigate();
  const shown = savedIn(usePlaceState());
  const { note, correct } = usePressureCalls();
  const [editing, setEditing] = useState<Editing>({ key: 'new', form: emptyReading });
  const [sending, setSending] = useState<string>();
  const [refused, setRefused] = useState<Saved>();

  async function keep(saved: Saved) {
    const { reading, key, id } = saved;
    setSending(key);
    setRefused(undefined);
    try {
      noteKeptAs(key, (await (id ? correct(id, reading) : note(reading, key))).id);
    } catch {
      setRefused(saved);
    }
    setSending(undefined);
  }

  function open(form: ReadingForm, id: string | undefined) {
    setEditing({ id, form, key: randomId() });
    void navigate(PATH, { state: null });
  }

  // After a reload nothing tells of a failure but that it was never kept.
  const isUnkept = shown && shown.key !== sending && keptAs(shown.key) === undefined;
  const unkept = shown ? (isUnkept ? shown : undefined) : refused;
  return {
    shown: shown?.reading,
    isUnkept: unkept !== undefined,
    editing,
    save: (reading: TypedReading) => {
      const saved: Saved = { reading, key: randomId(), id: editing.id };
      void navigate(PATH, { state: saved });
      void keep(saved);
    },
    retry: () => {
      if (unkept) void keep(unkept);
    },
    edit: () => {
      if (shown) open(formOf(shown.reading), shown.id ?? keptAs(shown.key));
    },
    editRow: (row: PressureReadingRow) => open(formOf(row), row.id),
  };
}

function savedIn(state: object | null | undefined): Saved | undefined {
  const { reading, key, id } = (state ?? {}) as Partial<Saved>;
  return reading && key ? { reading, key, id } : undefined;
}

const formOf = ({ upper, lower, signs, measuredAt }: TypedReading): ReadingForm => ({
  upper: String(upper),
  lower: String(lower),
  signs,
  measuredAt: deviceFieldValue(new Date(measuredAt)),
});
