import { Fragment } from 'react';
import * as css from './palette.module.css';

/** Keys as they stand on the keyboard; `isThen` where they are pressed one after the other. */
export function KeyCaps({ keys, isThen = false }: { keys: readonly string[]; isThen?: boolean }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && (isThen ? <span className={css.then}> then </span> : ' ')}
      <kbd className={css.key}>{key}</kbd>
    </Fragment>
  ));
}
