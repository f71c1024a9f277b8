import { barcodeInWords } from '@nestwell/domain/barcodes';
import { useMember } from '@nestwell/remote-kit';
import { Button, EmptyState, PenLine, Search, Sheet, type ArtName } from '@nestwell/ui';
import { useEffect, type ReactNode } from 'react';
import { keepNumber } from './lib/waiting-numbers';
import * as css from './number.module.css';
import type { NumberSheetProps } from './number-props';

interface AnswerProps {
  art: ArtName;
  title: string;
  barcode: string;
  onClose: () => void;
  words: string;
  children: ReactNode;
}

function Answer({ art, title, barcode, onClose, words, children }: AnswerProps) {
  return (
    <Sheet open onTop onOpenChange={onClose} title={title}>
      <EmptyState art={art} title={words} level={3} compact />
      <p className={css.number}>{barcodeInWords(barcode)}</p>
      <div className={css.ways}>{children}</div>
    </Sheet>
  );
}

export function NobodyKnows({ barcode, onCopy, onAnother, onClose }: NumberSheetProps) {
  return (
    <Answer
      art="bowl"
      title="Nobody knows this one yet"
      words="Copy its label once and it is yours. The number stays with it."
      {...{ barcode, onClose }}
    >
      <Button full icon={<PenLine aria-hidden="true" />} onClick={onCopy}>
        Copy the label
      </Button>
      <Button full variant="line" icon={<Search aria-hidden="true" />} onClick={onClose}>
        Find by name
      </Button>
      <Button full variant="quiet" onClick={onAnother}>
        Scan another
      </Button>
    </Answer>
  );
}

/** It is kept whichever way she leaves; among the numbers that wait she can let it go. */
export function KeptForLater({ barcode, onCopy, onAnother, onClose }: NumberSheetProps) {
  const { id } = useMember();
  useEffect(() => keepNumber(id, barcode), [id, barcode]);
  return (
    <Answer
      art="thread"
      title="Kept for later"
      words="You are offline. We look the number up when you are back and ask you for the portion."
      {...{ barcode, onClose }}
    >
      <Button full onClick={onClose}>
        Keep it and go on
      </Button>
      <Button full variant="line" icon={<PenLine aria-hidden="true" />} onClick={onCopy}>
        Copy the label now
      </Button>
      <Button full variant="quiet" onClick={onAnother}>
        Scan another
      </Button>
    </Answer>
  );
}

interface NotNowProps extends NumberSheetProps {
  onRetry: () => void;
  isBusy: boolean;
}

export function NotNow({ barcode, onRetry, isBusy, onCopy, onClose }: NotNowProps) {
  return (
    <Answer
      art="thread"
      title="We lost the thread"
      words="The number could not be looked up. It is nothing that you did."
      {...{ barcode, onClose }}
    >
      <Button full busy={isBusy} busyLabel="Looking..." onClick={onRetry}>
        Try again
      </Button>
      <Button full variant="line" icon={<PenLine aria-hidden="true" />} onClick={onCopy}>
        Copy the label
      </Button>
    </Answer>
  );
}
