import { useRef } from 'react';
import { CrisisLines } from '../../lib/crisis-lines';
import { OtherCountries } from '../../lib/other-countries';

/** Who listens where she is, and the way to another country. */
export function People({ now }: { now: Date }) {
  const place = useRef<HTMLElement>(null);
  return (
    <>
      <CrisisLines now={now} place={place} />
      <OtherCountries onChosen={() => place.current?.focus()} />
    </>
  );
}
