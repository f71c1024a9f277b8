import type { PressureReadingRow } from '@nestwell/contracts/care';
import { deviceFieldValue } from '@nestwell/domain/device-time';
import { useLocation, useNavigate } from '@nestwell/remote-kit/router';
import { useRef, useState } from 'react';
import { usePressureCalls } from './pressure.queries';
import { emptyReading, type ReadingForm, type TypedReading } from './reading-form';

const PATH = '/care/pressure';

interface Shown {
  reading?: TypedReading;
}

interface Editing {
  key: string;
  form: ReadingForm;
  /** Of the reading it corrects; a new one has none. */
  id?: string;
}

/**
 * The reading that is shown lies in the page's place of the history, so that Back leads to the form: never in its
 * address. It is shown first, and kept then.
 */
export function useReading() {
  const navigate = useNavigate();
  const { reading: shown } = (useLocation().state ?? {}) as Shown;
  const { note, correct } = usePressureCalls();
  const [isUnkept, setUnkept] = useState(false);
  const [editing, setEditing] = useState<Editing>({ key: 'new', form: emptyReading });
  /** Of the reading that is shown, once it is kept. */
  const keptId = useRef(editing.id);

  async function keep(reading: TypedReading) {
    setUnkept(false);
    try {
      const { id } = await (keptId.current ? correct(keptId.current, reading) : note(reading));
      keptId.current = id;
    } catch {
      setUnkept(true);
    }
  }

  function open(form: ReadingForm, id: string | undefined) {
    setEditing({ id, form, key: `${id ?? 'new'} ${Date.now()}` });
    void navigate(PATH, { state: null });
  }

  return {
    shown,
    isUnkept,
    editing,
    save: (reading: TypedReading) => {
      void navigate(PATH, { state: { reading } satisfies Shown });
      keptId.current = editing.id;
      void keep(reading);
    },
    retry: () => {
      if (shown) void keep(shown);
    },
    edit: () => {
      if (shown) open(formOf(shown), keptId.current);
    },
    editRow: (row: PressureReadingRow) => open(formOf(row), row.id),
  };
}

const formOf = ({ upper, lower, signs, measuredAt }: TypedReading): ReadingForm => ({
  upper: String(upper),
  lower: String(lower),
  signs,
  measuredAt: deviceFieldValue(new Date(measuredAt)),
});
