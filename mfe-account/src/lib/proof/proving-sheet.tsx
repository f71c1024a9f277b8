import { Button, ChevronLeft, Sheet } from '@nestwell/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import * as css from './proof.module.css';
import type { ProofProps } from './proof-props';

interface ProvingSheetProps extends ProofProps {
  title: string;
  description: string;
  isReady: boolean;
  isPending: boolean;
  onSubmit: () => void;
  onBack: () => void;
  children: ReactNode;
}

/** Where she types a proof; the button below names what follows. */
export function ProvingSheet({ words, asked, title, description, children, ...rest }: ProvingSheetProps) {
  const form = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (rest.isReady) rest.onSubmit();
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || asked.declined()} title={title} description={description}>
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        <Button variant="quiet" small icon={<ChevronLeft aria-hidden="true" />} onClick={rest.onBack}>
          Another way
        </Button>
        {children}
        <Button type="submit" full disabled={!rest.isReady} busy={rest.isPending}>
          {words.action}
        </Button>
        {words.next && <p className={css.next}>{words.next}</p>}
      </form>
    </Sheet>
  );
}
