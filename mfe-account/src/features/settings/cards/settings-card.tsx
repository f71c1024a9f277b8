import { useLocation } from '@nestwell/remote-kit/router';
import { Card } from '@nestwell/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as css from '../settings.module.css';

interface SettingsCardProps {
  title: string;
  note?: ReactNode;
  /** Brought into view by an address that ends in `#anchor`. */
  anchor?: string;
  children: ReactNode;
}

export function SettingsCard({ title, note, anchor, children }: SettingsCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isWanted = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView();
  }, [isWanted]);
  return (
    <Card ref={card} id={anchor} className={css.card} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {children}
    </Card>
  );
}
