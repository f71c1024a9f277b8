import { clearWithMember, createStore } from '@nestwell/remote-kit';
import { ChevronDown } from '@nestwell/ui';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import * as css from './baby-card.module.css';

/** Remembered for the visit. */
const opened = createStore(false);

clearWithMember(() => opened.set(false));

interface ForYouProps {
  tip: string;
  /** What the short card leaves out of its figures. */
  more: string;
  /** The ways on from here. */
  children: ReactNode;
}

/** Her tip: behind a press on a phone, always there where the card is long. */
export function ForYou({ tip, more, children }: ForYouProps) {
  const id = useId();
  const isOpen = useSyncExternalStore(opened.subscribe, opened.get, () => false);
  return (
    <>
      <div id={id} className={css.tip} data-open={isOpen || undefined}>
        <dl>
          <dt>For you</dt>
          <dd>{tip}</dd>
        </dl>
        {more && <p className={css.moreHere}>{more}</p>}
      </div>
      <div className={css.ways}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => opened.set(!isOpen)}
        >
          For you
          <ChevronDown aria-hidden="true" />
        </button>
        {children}
      </div>
    </>
  );
}
