import * as css from './frame.module.css';

/** Says politely where she has arrived. */
export function Announcer({ text }: { text: string }) {
  return (
    <p aria-live="polite" aria-atomic="true" className={css.spoken}>
      {text}
    </p>
  );
}
