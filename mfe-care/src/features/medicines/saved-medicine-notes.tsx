import type { Medicine } from '@nestwell/contracts/care';
import { MedicineNotes, useMedicineNotes } from '@nestwell/remote-kit/medicine-notes';
import { CircleAlert, Disclosure } from '@nestwell/ui';
import { useState } from 'react';
import * as css from './medicines.module.css';

/** Of a medicine that was saved, at any time and in any stage: whether it needs a word now; whom to call and why fold. */
export function SavedMedicineNotes({ medicine: { name, amount } }: { medicine: Medicine }) {
  const [isOpen, setIsOpen] = useState(false);
  const text = `${name} ${amount ?? ''}`;
  const notes = useMedicineNotes({ text });
  if (notes.every(({ act }) => act === 'amount')) return null;
  return (
    <Disclosure
      title={
        <span className={css.ask}>
          <CircleAlert aria-hidden="true" />
          {notes.every(({ act }) => act === 'give')
            ? 'Ask before you give it'
            : 'Ask today, do not stop on your own'}
        </span>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {isOpen && <MedicineNotes text={text} />}
    </Disclosure>
  );
}
