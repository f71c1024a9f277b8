import { Search } from 'lucide-react';
import { useCommandKey } from './command-key';

const LABEL = 'Find or log';

/** From large screens on: beside the row, or with its words and its key in the rail. */
export function FindButton({ onFind }: { onFind: () => void }) {
  const key = useCommandKey();
  return (
    <button
      type="button"
      className="nw-bowl__find"
      aria-label={LABEL}
      aria-haspopup="dialog"
      onClick={onFind}
    >
      <Search aria-hidden="true" />
      <span aria-hidden="true">{LABEL}</span>
      {/* Drawn, not written: who speaks to her computer says the button's words alone. */}
      <kbd aria-hidden="true" data-key={`${key} K`} />
    </button>
  );
}
