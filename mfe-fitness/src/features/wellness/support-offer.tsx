import { Button, Card, Phone } from '@nestwell/ui';
import { useEffect, useRef } from 'react';
import { dialOf, regionsHereFirst } from '@nestwell/remote-kit';
import * as css from './wellness-page.module.css';

interface SupportOfferProps {
  onSupport: () => void;
}

/**
 * After a hard answer: no alarm, but the next step is right there. It comes into view by itself, because the answer
 * was given further up; focus stays where she was.
 */
export function SupportOffer({ onSupport }: SupportOfferProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces: newer browsers answer a promise, which is no clean-up.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} role="status">
      <Card variant="field" shell="heather" className={css.offer} aria-labelledby="support-offer">
        <h3 id="support-offer">You don’t have to carry this alone</h3>
        <p>
          Thank you for saying it. Many mothers feel like this, and it can get better with help. Talk to
          someone you trust, or to one of these, now if you like.
        </p>
        <ul role="list" className={css.quickLines}>
          {regionsHereFirst().map(
            ({ region, lines: [line] }) =>
              line && <QuickLine key={region} region={region} number={line.number} />,
          )}
        </ul>
        <Button variant="line" small icon={<Phone aria-hidden="true" />} onClick={onSupport}>
          See support lines
        </Button>
      </Card>
    </div>
  );
}

function QuickLine({ region, number }: { region: string; number: string }) {
  return (
    <li>
      <a href={dialOf(number)} className={css.quickLine}>
        <span>{region}</span> <b>{number}</b>
      </a>
    </li>
  );
}
