import type { BabyStage } from '@nestwell/contracts/account';
import { type ReactNode, useEffect, useState } from 'react';
import * as css from './baby-card.module.css';
import type * as Drawings from './drawings';

/** An egg in a woven nest. */
export function Nest({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={css.egg} aria-hidden="true">
        {children}
      </span>
      <svg className={css.strands} viewBox="0 0 160 70" aria-hidden="true">
        <path d="M6 8q70 66 150-4" />
        <path d="M14 20q66 52 132-6" stroke="var(--nw-russet-mid)" />
        <path d="M2 4q84 54 146 10" opacity=".6" />
        <path d="M26 32q56 36 108-4" opacity=".9" />
        <path d="M20 16q70 60 122 6" stroke="var(--nw-ink-faint)" opacity=".75" />
        <path d="M42 44q40 22 74 0" opacity=".7" />
      </svg>
    </>
  );
}

/** Where the drawings lie is known to their own file: nothing else on Home asks for it. */
const drawingOf = async (...drawing: Parameters<typeof Drawings.drawingOf>) =>
  (await import('./drawings')).drawingOf(...drawing);

/** Drawn the same on every device; the device's own emoji where the drawing cannot be had. */
export function Emoji({ stage, emoji }: { stage: BabyStage; emoji: string }) {
  // Null where there is no drawing.
  const [drawing, setDrawing] = useState<string | null>();
  useEffect(() => {
    let wanted = true;
    const stop = whenIdle(() =>
      drawingOf(stage, emoji).then(
        (address) => wanted && setDrawing(address),
        () => wanted && setDrawing(null),
      ),
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [stage, emoji]);

  if (drawing === undefined) return null;
  return drawing === null ? emoji : <img src={drawing} alt="" className={css.drawing} />;
}

/** An ornament waits until everything she came for has been fetched. Answers how to call it off. */
function whenIdle(act: () => unknown): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 200);
  return () => clearTimeout(timer);
}
