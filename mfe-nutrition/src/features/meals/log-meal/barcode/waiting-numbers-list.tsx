import { barcodeInWords } from '@nestwell/domain/barcodes';
import { useMember, useUndo } from '@nestwell/remote-kit';
import { Button, IconButton, List, useOnline, X } from '@nestwell/ui';
import { useState } from 'react';
import { keepNumber, letGoNumber, waitingNumbers } from './lib/waiting-numbers';
import * as css from './number.module.css';

/** Numbers from when there was no network; nothing without one, and where none waits. */
export function WaitingNumbers({ onOpen }: { onOpen: (barcode: string) => void }) {
  const { id } = useMember();
  const isOnline = useOnline();
  const sayUndoable = useUndo();
  const [numbers, setNumbers] = useState(() => waitingNumbers(id));
  if (!isOnline || numbers.length === 0) return null;
  const letGo = (barcode: string) => {
    letGoNumber(id, barcode);
    setNumbers(waitingNumbers(id));
    sayUndoable({ title: barcodeInWords(barcode), description: 'No longer kept for later' }, () => {
      keepNumber(id, barcode);
      setNumbers(waitingNumbers(id));
      return Promise.resolve();
    });
  };
  return (
    <List aria-label="Numbers kept for later">
      {numbers.map((barcode) => (
        <li key={barcode} className={css.amount}>
          <Button variant="soft" small onClick={() => onOpen(barcode)}>
            Look up {barcodeInWords(barcode)}
          </Button>
          <IconButton label={`Let ${barcodeInWords(barcode)} go`} onClick={() => letGo(barcode)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </List>
  );
}
