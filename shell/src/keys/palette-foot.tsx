import { KeyCaps } from './key-caps';
import * as css from './palette.module.css';

/** What the keys do here, and the way to all others. */
export function PaletteFoot({ onKeys }: { onKeys: () => void }) {
  return (
    <p className={css.foot}>
      <span aria-hidden="true">
        <KeyCaps keys={['↑', '↓']} /> choose <KeyCaps keys={['↵']} /> do it <KeyCaps keys={['Esc']} /> close
      </span>
      <button type="button" className={css.all} onClick={onKeys}>
        All shortcuts
      </button>
    </p>
  );
}
