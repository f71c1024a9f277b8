import { birthWishLimits, type BirthWishes, type SaveBirthWishesRequest } from '@nestwell/contracts/care';
import { useMember, useTimer, useWindowEvent } from '@nestwell/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { useSaveBirthWishes } from './birth-wishes.queries';

/** So long after the last letter what she wrote is kept; at once when she leaves. */
const PAUSE = 800;

/** What she wishes, kept as she writes: what could not be kept stays on the screen, and she is told. */
export function useKeptWishes(kept: BirthWishes) {
  const { id: userId } = useMember();
  const { mutateAsync } = useSaveBirthWishes();
  const [wishes, setWishes] = useState(kept);
  const [isUnkept, setUnkept] = useState(false);
  const changed = useRef<SaveBirthWishesRequest>({});
  const pause = useTimer();

  async function keep() {
    pause.stop();
    const body = changed.current;
    if (Object.keys(body).length === 0 || (body.words ?? '').trim().length > birthWishLimits.words) return;
    changed.current = {};
    try {
      await mutateAsync({ params: { userId }, body });
      setUnkept(false);
    } catch {
      changed.current = { ...body, ...changed.current };
      setUnkept(true);
    }
  }
  const latest = useRef(keep);
  latest.current = keep;
  useWindowEvent('pagehide', () => void keep());
  useEffect(() => () => void latest.current(), []);

  return {
    wishes,
    isUnkept,
    keep: () => void keep(),
    change: (changes: Partial<BirthWishes>) => {
      setWishes((before) => ({ ...before, ...changes }));
      changed.current = { ...changed.current, ...changes };
      pause.start(PAUSE, () => void latest.current());
    },
  };
}
