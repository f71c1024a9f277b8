import { Button, Card, IconButton, Logo, Plus, X } from '@nestwell/ui';
import { useState } from 'react';
import * as css from './install-card.module.css';
import type { Invitation } from './invitation';

/** Stands below a page from the moment she arrives there, or not at all: nothing is pushed away under her eyes. */
export function InstallCard({ invitation }: { invitation: Invitation }) {
  const [open, setOpen] = useState(invitation.isOpen);
  if (!open) return null;
  const answer = (act: () => void) => () => {
    act();
    setOpen(false);
  };
  return (
    <Card variant="field" shell="duck" aria-label="Install Nestwell" className={css.card}>
      <div className={css.head}>
        <span className={css.icon}>
          <Logo />
        </span>
        <h2>Keep Nestwell on your home screen</h2>
        <IconButton label="Not now" onClick={answer(invitation.decline)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p>It opens at once, works offline and rings your reminders. Nothing to download.</p>
      <Button variant="line" icon={<Plus aria-hidden="true" />} onClick={answer(invitation.accept)}>
        Add it
      </Button>
    </Card>
  );
}
