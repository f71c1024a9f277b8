import { RiskAnswer, SupportOffer } from '@nestwell/remote-kit';
import { Button } from '@nestwell/ui';
import { useEffect, useRef } from 'react';
import type { CheckInState } from './use-check-in';

interface OfferInFormProps {
  state: Pick<CheckInState, 'kinds' | 'tries' | 'set'>;
  onSupport: () => void;
}

/** The answer to her note, or support after an answer. Each time she tries to save it comes into view; focus stays. */
export function OfferInForm({ state: { kinds, tries, set }, onSupport }: OfferInFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces: newer browsers answer a promise, which is no clean-up.
    if (tries > 0) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [tries]);
  const lines = (
    <Button variant="line" small onClick={onSupport}>
      See support lines
    </Button>
  );
  return (
    <div ref={place}>
      {kinds.length > 0 ? (
        <RiskAnswer kinds={kinds} onClear={() => set({ notes: '' })}>
          {lines}
        </RiskAnswer>
      ) : (
        <SupportOffer>{lines}</SupportOffer>
      )}
    </div>
  );
}
