import { SupportOffer } from '@nestwell/remote-kit';
import { Button } from '@nestwell/ui';
import { useEffect, useRef } from 'react';

interface OfferInFormProps {
  onSupport: () => void;
  /** Each time she tried to save: it then comes into view, focus stays where she was. */
  tries: number;
}

export function OfferInForm({ onSupport, tries }: OfferInFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces: newer browsers answer a promise, which is no clean-up.
    if (tries > 0) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [tries]);
  return (
    <div ref={place}>
      <SupportOffer>
        <Button variant="line" small onClick={onSupport}>
          See support lines
        </Button>
      </SupportOffer>
    </div>
  );
}
