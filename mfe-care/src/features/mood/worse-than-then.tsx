import { Button, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { MoodHelp } from './mood-help';

/** Beside a check that waits for its day: no day is too early for help. */
export function WorseThanThen() {
  const [helping, setHelping] = useState(false);
  return (
    <>
      <Button variant="soft" full onClick={() => setHelping(true)} {...warmLayers}>
        It is worse than then
      </Button>
      <MoodHelp open={helping} back="Back" onClose={() => setHelping(false)} />
    </>
  );
}
